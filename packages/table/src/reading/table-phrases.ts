import type { Bilingual } from "@spellwright/contract";
import {
  fillSentence,
  inBothLanguages,
  joinNames,
  type PhrasedAnswer,
  phraseYesOrNo,
} from "@spellwright/judge";
import sentences from "../../../../data/judge/sentences/table.json" with { type: "json" };

type Rule = keyof typeof sentences.rules;
export type Counted = keyof typeof sentences.things;

/** What bears an answer about the table. */
export interface PhrasedTableAnswer extends PhrasedAnswer {
  readonly why: readonly Bilingual[];
  readonly rules: readonly { readonly number: string; readonly claim: Bilingual }[];
}

const rulesOf = (numbers: readonly Rule[]): PhrasedTableAnswer["rules"] =>
  numbers.map((number) => ({ number, claim: sentences.rules[number] }));

const verdict = (
  holds: boolean,
  clause: Bilingual,
  numbers: readonly Rule[],
  why: readonly Bilingual[] = [],
): PhrasedTableAnswer => ({ ...phraseYesOrNo(holds, clause), rules: rulesOf(numbers), why });

/** The words of a card that bear the answer. */
export const cardSays = (card: Bilingual, text: Bilingual): Bilingual =>
  fillSentence(sentences.says, { card, text });

const FORBIDDEN: Readonly<Partial<Record<string, readonly Rule[]>>> = {
  cast: ["101.2", "601.3"],
  activate: ["602.5", "101.2"],
  die: ["614.6", "603.2"],
};
const rulesAgainst = (doing: string): readonly Rule[] => FORBIDDEN[doing] ?? ["101.2", "101.3"];

/** Whether something is allowed: what forbids it, or what does not. */
export const allowed = (
  isAllowed: boolean,
  holder: Bilingual,
  doing: string,
  why: readonly Bilingual[],
): PhrasedTableAnswer =>
  verdict(
    isAllowed,
    fillSentence(isAllowed ? sentences.allowed : sentences.forbidden, { holder }),
    rulesAgainst(doing),
    why,
  );

/** Whether a card stops something. */
export const stops = (
  isStopped: boolean,
  holder: Bilingual,
  doing: string,
  why: readonly Bilingual[],
): PhrasedTableAnswer =>
  verdict(
    isStopped,
    fillSentence(isStopped ? sentences.stops : sentences.stopsNot, { holder }),
    rulesAgainst(doing),
    why,
  );

/** A spell that says so cannot be countered. */
export const uncounterable = (card: Bilingual, why: readonly Bilingual[]): PhrasedTableAnswer =>
  verdict(false, fillSentence(sentences.uncounterable, { card }), ["101.2", "701.6a"], why);

/** Whether damage comes through that a card says can’t be prevented: asked so, or whether it is prevented. */
export const unprevented = (
  isDealt: boolean,
  card: Bilingual,
  why: readonly Bilingual[],
): PhrasedTableAnswer =>
  verdict(isDealt, fillSentence(sentences.unprevented, { card }), ["615.12", "101.2"], why);

/** What a spell gives comes too late to pay for what triggers on it. */
export const tooLate = (
  names: { readonly card: Bilingual; readonly spell: Bilingual },
  why: readonly Bilingual[],
): PhrasedTableAnswer =>
  verdict(false, fillSentence(sentences.tooLate, names), ["603.3", "405.5", "118.12a"], why);

/** Whether an ability triggers. */
export const triggers = (
  isTriggered: boolean,
  card: Bilingual,
  isReplaced: boolean,
  why: readonly Bilingual[],
): PhrasedTableAnswer =>
  verdict(
    isTriggered,
    fillSentence(isTriggered ? sentences.triggers : sentences.triggersNot, { card }),
    isReplaced ? ["614.6", "603.2"] : ["603.2", "603.2c"],
    why,
  );

/** Whether one card makes the ability of another trigger an additional time. */
export const again = (
  holds: boolean,
  pair: { readonly doubler: Bilingual; readonly card: Bilingual },
  why: readonly Bilingual[],
): PhrasedTableAnswer =>
  verdict(
    holds,
    fillSentence(holds ? sentences.again : sentences.againNot, pair),
    holds ? ["603.2d"] : ["603.2d", "113.3c"],
    why,
  );

const number = (
  ruling: Bilingual,
  numbers: readonly Rule[],
  why: readonly Bilingual[],
): PhrasedTableAnswer => ({ verdict: null, ruling, rules: rulesOf(numbers), why });

/** What attackers cost in total. */
export const tax = (
  amount: number,
  taxes: readonly { readonly card: Bilingual; readonly price: string }[],
  why: readonly Bilingual[],
): PhrasedTableAnswer => {
  const sources = taxes.map((one) => fillSentence(sentences.price, one));
  return number(
    fillSentence(sentences.tax, { amount, sources: list(sources) }),
    ["508.1h", "508.1d"],
    why,
  );
};

const list = (each: readonly Bilingual[]): Bilingual =>
  inBothLanguages((language) =>
    joinNames(
      each.map((one) => one[language]),
      language,
    ),
  );

/** What a number comes from. */
export interface Source {
  readonly kind: keyof typeof sentences.sources;
  readonly card: Bilingual;
  readonly amount: number;
}

const BY_SOURCE: Readonly<Record<Source["kind"], readonly Rule[]>> = {
  triggers: ["603.2c"],
  again: ["603.2d"],
  multiplies: ["614.1a", "614.5"],
  adds: ["614.1a", "614.5"],
  caps: ["101.2"],
  copies: ["702.40a"],
};

/** Whether it matters in which order effects replace an event: one multiplies it, another adds to it. */
const isOrdered = (sources: readonly Source[]): boolean =>
  (["multiplies", "adds"] as const).every((kind) => sources.some((one) => one.kind === kind));

/** How much of something there is, and what made it so. */
export const amount = (
  of: Counted,
  value: number,
  sources: readonly Source[],
  notes: { readonly isOptional: boolean; readonly isUnlessPaid: boolean; readonly draws: boolean },
  why: readonly Bilingual[],
): PhrasedTableAnswer => {
  const what = fillSentence(sentences.things[of], { amount: value });
  const told = sources.map(({ kind, card, amount: times }) =>
    fillSentence(sentences.sources[kind], { card, amount: times }),
  );
  const rules = [
    ...sources.flatMap(({ kind }) => BY_SOURCE[kind]),
    ...(isOrdered(sources) ? (["616.1"] as const) : []),
    ...(notes.draws ? (["121.2"] as const) : []),
    ...(sources.length === 0 ? (["608.2c"] as const) : []),
  ];
  return number(
    told.length === 0
      ? fillSentence(sentences.plain, { what })
      : fillSentence(sentences.result, { what, sources: list(told) }),
    [...new Set(rules)],
    [
      ...(notes.isUnlessPaid ? [sentences.unlessPaid] : []),
      ...(notes.isOptional ? [sentences.optional] : []),
      ...(notes.draws && sources.some(({ kind }) => kind === "caps") ? [sentences.drawn] : []),
      ...why,
    ],
  );
};

/** How much mana a tapped permanent gives, and what made it so. */
export const mana = (
  value: number,
  sources: readonly Source[],
  why: readonly Bilingual[],
): PhrasedTableAnswer => {
  const told = sources.map(({ kind, card, amount: times }) =>
    fillSentence(sentences.sources[kind], { card, amount: times }),
  );
  const what = fillSentence(sentences.things.mana, { amount: value });
  const rules = sources.map(({ kind }) => (kind === "adds" ? "605.1b" : "106.12b"));
  return number(
    fillSentence(sentences.result, { what, sources: list(told) }),
    [...new Set(rules)],
    why,
  );
};

export const { supposing } = sentences;
