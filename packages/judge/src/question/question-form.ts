import signs from "../../../../data/judge/reading/question-forms.json" with { type: "json" };
import told from "../../../../data/judge/reading/told-questions.json" with { type: "json" };
import type { QuestionForm } from "../knowledge/interaction.ts";
import { type AskedClause, askedClause, SAYS } from "./asked-clause.ts";
import type { Sentence } from "./sentences.ts";

export interface AskedForm {
  readonly form: QuestionForm;
  /** The main clause is negated: « Ne meurt-elle pas ? », “Doesn't it die?”. */
  readonly negated: boolean;
  /** The predicate itself says no: « Est-il interdit de… ? », “Is it forbidden to…?”. */
  readonly inverted: boolean;
  /** The sentence that asks; empty when none does. */
  readonly sentence: string;
  /** Its main clause, from the word that asks. */
  readonly clause: AskedClause;
}

/** Word beginnings that open a question, by form; on the same place the earlier form wins. */
const SIGNS = signs.map(
  ({ form, pattern }) => [form as QuestionForm, new RegExp(pattern, "u")] as const,
);

const firstSign = (folded: string): { form: QuestionForm; at: number } | undefined => {
  let first: { form: QuestionForm; at: number } | undefined;
  for (const [form, sign] of SIGNS) {
    const found = sign.exec(folded);
    if (!found) continue;
    // « qu'est-ce que » holds « est-ce que »: a word at most two letters earlier is the same place.
    if (first === undefined || found.index < first.at - 3) first = { form, at: found.index };
  }
  return first;
};

/** « ne », « n’ » stand right before an inverted verb. */
const NE = 4;

/** The main clause: from the word that asks to the next comma or subordinate. */
const mainClause = (folded: string, at: number): string =>
  folded.slice(at + 1).split(/[,;:]| (?:si|quand|lorsque|if|when|while|that|qui|dont) /u)[0] ?? "";

/** What a clause with a verb says without any mark; wishes and greetings tell and do not ask. */
const TOLD_ASKS = told.asks.map((pattern) => new RegExp(pattern, "u"));
const TOLD_TELLS = new RegExp(told.tells, "u");

/** Players leave the mark out: « je peux bloquer avec une bête engagée », “it still dies right”. */
const asksWithoutMark = (folded: string): boolean =>
  !TOLD_TELLS.test(folded) && TOLD_ASKS.some((pattern) => pattern.test(folded));

/**
 * The form of the last sentence that asks; without any sign, a question mark asks for yes or no, and so does
 * a clause with a verb where nothing else asks.
 */
export const askedForm = (all: readonly Sentence[]): AskedForm => {
  const whole = all.filter(({ folded }) => !SAYS.tagAlone.test(folded));
  const sentences = whole.length > 0 ? whole : all;
  const asking = sentences.filter((sentence) => sentence.asks);
  const order = [...(asking.length > 0 ? asking : sentences)].reverse();
  for (const { folded } of order) {
    const sign = firstSign(folded);
    if (!sign) continue;
    const clause =
      folded.slice(Math.max(0, sign.at - NE), sign.at + 1) + mainClause(folded, sign.at);
    return {
      form: sign.form,
      negated: SAYS.negation.test(clause),
      inverted: SAYS.inverting.test(folded.slice(Math.max(0, sign.at - NE))),
      sentence: folded,
      clause: askedClause(folded, sign.at),
    };
  }
  const said = sentences.at(-1);
  const last = asking.at(-1) ?? (said && asksWithoutMark(said.folded) ? said : undefined);
  const sentence = (last ?? said)?.folded ?? "";
  return {
    form: last || sentences.length < all.length ? "yes_no" : "explain",
    negated: false,
    inverted: last !== undefined && SAYS.inverting.test(sentence),
    sentence,
    clause: askedClause(sentence),
  };
};
