import type { QuestionForm } from "../knowledge/interaction.ts";
import { type AskedClause, askedClause } from "./asked-clause.ts";
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

const SUBJECT_FR = "(?:je|tu|il|elle|on|nous|vous|ils|elles|ce)";
const AUXILIARY_EN =
  "(?:do|does|did|is|are|am|can|could|may|might|will|would|should|must|has|have|had|was|were)";

/** Word beginnings that open a question, by form; on the same place the earlier form wins. */
const SIGNS: readonly (readonly [QuestionForm, RegExp])[] = [
  ["number", /\b(?:combien|que (?:vaut|valent|vaudra))\b|\bwhat is x\b/],
  [
    "number",
    /\bquel(?:le)?s? (?:est |sont |sera |serait )?(?:le |la |sa |son |l'|ma |mon )?(?:nombre|total|montant|valeur|force|endurance|cout)\b/,
  ],
  ["number", /\bhow (?:many|much)\b/],
  [
    "number",
    /\bwhat(?:'s| is| are| will be| would be)? (?:the |its |my |their |her |his )?(?:total |base |final )?(?:number|amount|power|toughness|mana value|value|total|cost|commander tax)\b/,
  ],
  ["explain", /\b(?:c'est|devien\p{L}*|fai[ts]|font|donne|passe|arrive) quoi\b/u],
  ["which", /\bc'est (?:qui|quand)\b/],
  ["explain", /\b(?:expliqu|decri[stv]|detaill|comment\b|pourquoi\b)/],
  ["number", /\bhow (?:big|large|high)\b/],
  ["explain", /\bque (?:fait|font|devien(?:t|nent)|deviendra)\b/],
  ["explain", /\b(?:que se passe|qu'arrive|qu'est[- ]ce qu(?:i|e|') (?:se passe|arrive|change))/],
  [
    "explain",
    /\b(?:explain|describe|walk me through|why\b|how (?:do|does|is|are|can|would|should|exactly|come)\b|what (?:really |exactly )?happens|what is the difference)/,
  ],
  ["which", /(?<!importe )\b(?:quel(?:le)?s?|lequel|laquelle|lesquel(?:le)?s)\b/],
  ["which", /\bqu'est[- ]ce qu/],
  ["which", /^(?:et |alors |donc |a |de |pour |par )?qui\b/],
  [
    "which",
    new RegExp(`^(?:et |alors |donc )?(?:quand|ou) (?:est-ce|\\S+-(?:t-)?${SUBJECT_FR}\\b)`),
  ],
  [
    "which",
    /[,;:] (?:et |alors |donc )?(?:qui|quand|ou) (?:\S+ )?\S+-(?:t-)?(?:je|il|elle|on|ils|elles)\b/,
  ],
  ["which", /(?:^|[,;:] )ou (?:va|vont|ira|iront|finit|finissent|part|partent)\b/],
  ["which", /[,;:] (?:et |alors |donc )?qui (?:\S+ ?){1,6}\?/],
  [
    "which",
    /(?:^|[,;:] |\b(?:and|so|then|in|at|to|from|for|on|with|under|of) )(?:which|what|who|whom|whose|where)\b(?! (?:it|i|you|they|he|she|we|the)\b)/,
  ],
  [
    "which",
    /\b(?:ou|or) (?:moi|lui|elle|eux|nous|me|him|her|them|us|my opponent|mon adversaire)\b[^?]{0,60}\?/,
  ],
  ["which", /(?:^|[,;:] )when (?:exactly )?(?:do|does|can|is|are|will|would|should|did)\b/],
  ["yes_no", /(?:^|[^'’u] ?)\best[- ]ce qu/],
  ["yes_no", new RegExp(`\\b\\p{L}+-(?:t-)?${SUBJECT_FR}\\b(?!-)`, "u")],
  ["yes_no", /\b(?:peux|puis|peut|doit|dois) (?:je|on|il|elle)\b/],
  ["yes_no", /\b(?:ai-je|est-il|oui ou non|yes or no|vrai ou faux|true or false)\b/],
  [
    "yes_no",
    new RegExp(
      `(?:^|[,;:.—–-] ?|\\b(?:and|or|but|so|then|question|otherwise) )${AUXILIARY_EN}(?:n't)? \\S`,
    ),
  ],
];

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

const NEGATION =
  /\b(?:ne|n')\s?\S+(?: \S+){0,3} (?:pas|plus|jamais)\b|\bn'\S+ (?:pas|plus)\b|n't\b|\b(?:not|never)\b/;

/** Words that turn yes into no without a negation. */
const INVERTING =
  /\b(?:interdi\w*|defendu|prohibe\w*|forbidden|prohibited|disallowed|impossible|unable|stay home|not allowed|is it illegal|est-ce illegal|incapable\w*)\b|\b(?:choose|choisir|decide|decider|decline) (?:not to|de ne pas)\b|\b(?:true|vrai|correct|right|exact) (?:that |que |qu').{1,80}?(?:n't\b|\bnot\b|\bne\b|\bn')/;

/** The form of the last sentence that asks; without any sign, a question mark asks for yes or no. */
export const askedForm = (sentences: readonly Sentence[]): AskedForm => {
  const asking = sentences.filter((sentence) => sentence.asks);
  const order = [...(asking.length > 0 ? asking : sentences)].reverse();
  for (const { folded } of order) {
    const sign = firstSign(folded);
    if (!sign) continue;
    const clause =
      folded.slice(Math.max(0, sign.at - NE), sign.at + 1) + mainClause(folded, sign.at);
    return {
      form: sign.form,
      negated: NEGATION.test(clause),
      inverted: INVERTING.test(folded.slice(Math.max(0, sign.at - NE))),
      sentence: folded,
      clause: askedClause(folded, sign.at),
    };
  }
  const last = asking.at(-1);
  return last
    ? {
        form: "yes_no",
        negated: false,
        inverted: INVERTING.test(last.folded),
        sentence: last.folded,
        clause: askedClause(last.folded),
      }
    : {
        form: "explain",
        negated: false,
        inverted: false,
        sentence: sentences.at(-1)?.folded ?? "",
        clause: askedClause(sentences.at(-1)?.folded ?? ""),
      };
};
