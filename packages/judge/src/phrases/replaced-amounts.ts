import type { Bilingual } from "@spellwright/contract";
import sentences from "../../../../data/judge/sentences/replaced-amounts.json" with {
  type: "json",
};
import type { AmountKind } from "../engines/replaced-amounts/card-amount-effects.ts";
import type { AmountChange } from "../engines/replaced-amounts/replace-amount.ts";
import { fillSentence, inBothLanguages } from "./fill-sentence.ts";

/** « 4 marqueurs », “1 token”. */
const things = (kind: AmountKind, amount: number): Bilingual =>
  fillSentence(sentences.things[kind], { amount });

/** The amount that was asked for. */
export const result = (kind: AmountKind, amount: number): Bilingual =>
  fillSentence(sentences.result, { things: things(kind, amount) });

/** Another order would give another amount. */
export const chosenOrder = (kind: AmountKind, names: readonly string[], other: number): Bilingual =>
  fillSentence(sentences.chosenOrder, {
    names: inBothLanguages((language) =>
      names.reduce((first, next) => fillSentence(sentences.then, { first, next })[language]),
    ),
    things: things(kind, other),
  });

export const baseStep = (kind: AmountKind, amount: number, loyalty: boolean): Bilingual =>
  loyalty
    ? fillSentence(sentences.loyalty, { amount })
    : fillSentence(sentences.base, { things: things(kind, amount) });

const does = ({ times, plus, halves }: AmountChange): Bilingual => {
  if (halves) return sentences.halves;
  if (times === 1) return fillSentence(sentences.adds, { plus });
  return times === 2 ? sentences.doubles : sentences.triples;
};

export const changeStep = (
  kind: AmountKind,
  card: string,
  change: AmountChange,
  amount: number,
): Bilingual =>
  fillSentence(sentences.change, { card, does: does(change), things: things(kind, amount) });

export const whoChooses = (kind: AmountKind): Bilingual =>
  kind === "damage" ? sentences.damagedChooses : sentences.affectedChooses;

export const { sameInAnyOrder, onceEach, loyaltyEnters, effectsPut } = sentences;
