import type { Sentence } from "@spellwright/text";
import words from "../../../../data/judge/reading/clause-words.json" with { type: "json" };
import told from "../../../../data/judge/reading/question-cues.json" with { type: "json" };
import signs from "../../../../data/judge/reading/question-forms.json" with { type: "json" };
import type { QuestionForm } from "../knowledge/settled-question.ts";
import { compilePattern } from "../vocabulary/patterns.ts";
import { type AskedClause, askedClause, CUES, type Place, withoutTags } from "./asked-clause.ts";

export interface AskedForm {
  readonly form: QuestionForm;
  /** The main clause is negated: « Ne meurt-elle pas ? », “Doesn't it die?”. */
  readonly negated: boolean;
  /** The predicate itself says no: « Est-il interdit de… ? », “Is it forbidden to…?”. */
  readonly inverted: boolean;
  /** It asks whether what it denies is right: « il meurt pas, c’est ça ? », “it doesn't die, right?”. */
  readonly confirms: boolean;
  /** It asks whether what somebody says is right: “my friend claims it lives, is he right?”. */
  readonly isReported: boolean;
  /** The sentence that asks; empty when none does. */
  readonly sentence: string;
  /** Its main clause, from the word that asks. */
  readonly clause: AskedClause;
}

/** Word beginnings that open a question, by form; on the same place the earlier form wins. */
const SIGNS = signs.map(({ pattern, ...sign }) => ({ ...sign, pattern: compilePattern(pattern) }));
/** The same pattern, for every place. */
const EMBEDDED = compilePattern(words.embedded.pattern, "gu");

const firstSign = (folded: string): (Place & { readonly form: QuestionForm }) | undefined => {
  const own = folded.replace(EMBEDDED, (words, before = "") => before.padEnd(words.length, "_"));
  let first: (Place & { readonly form: QuestionForm }) | undefined;
  for (const { form, pattern, opens = false } of SIGNS) {
    const at = own.search(pattern);
    // « qu'est-ce que » holds « est-ce que »: a word at most two letters earlier is the same place.
    if (at >= 0 && (first === undefined || at < first.at - 3))
      first = { form: form as QuestionForm, at, opens };
  }
  return first;
};

const TOLD_ASKS = told.asks.map((pattern) => compilePattern(pattern));
const TOLD_TELLS = compilePattern(told.tells);

/** Players leave the mark out: « je peux bloquer avec une bête engagée », “it still dies right”. Wishes only tell. */
const asksWithoutMark = (folded: string): boolean =>
  !TOLD_TELLS.test(folded) && TOLD_ASKS.some((pattern) => pattern.test(folded));

/**
 * The form of the last sentence that asks; without any sign, a question mark asks for yes or no, and so does
 * a clause with a verb where nothing else asks.
 */
export const askedForm = (all: readonly Sentence[]): AskedForm => {
  const whole = all.filter(({ folded }) => !CUES.tagAlone.test(folded));
  const sentences = whole.length > 0 ? whole : all;
  const alone = all.find((sentence) => !sentences.includes(sentence))?.folded ?? "";
  const asking = sentences.filter((sentence) => sentence.asks);
  const order = [...(asking.length > 0 ? asking : sentences)].reverse().map(({ folded }) => {
    const plain = folded.replace(CUES.courtesy, "");
    const own = plain.replace(CUES.reported, "");
    const polite = own || folded;
    const core = withoutTags(polite) || polite;
    const tag = polite.slice(core.length);
    return { folded, core, tag, sign: firstSign(core), isReported: own !== plain };
  });
  const found = order.find(({ sign }) => sign) ?? order[0];
  const { folded = "", core = "", tag = "", sign, isReported = false } = found ?? {};
  const clause = askedClause(core, sign, `${tag} ${alone}`);
  const inverted = CUES.inverting.test(`${clause.text} ${tag} ${alone}`);
  const isYesNo = asking.length > 0 || alone !== "" || tag !== "" || asksWithoutMark(core);
  const form = sign?.form ?? (isYesNo ? "yes_no" : "explain");
  const negated = clause.denies && !inverted && form === "yes_no";
  const confirms = negated && [tag, alone, core].some((said) => CUES.confirming.test(said));
  return { form, negated, inverted, confirms, isReported, sentence: folded, clause };
};
