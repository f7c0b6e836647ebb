import type { LookedUp } from "@spellwright/contract";
import type { ModelCall } from "../model-call.ts";
import type { ModelEvidence } from "../model-evidence.ts";
import type { Given } from "../read-cited.ts";
import type { LookUp } from "./look-up.ts";
import { createPassageBook } from "./passage-book.ts";

/** More than a run of four rounds tells is nobody's reading. */
const MOST_TOLD = 24;

/** A look-up whose findings are told as they come. The same thing is told once. */
export const beginLookUp = (
  evidence: ModelEvidence,
  { passages, cardBook }: Given,
  { readCard, onLookUp }: Pick<ModelCall, "readCard" | "onLookUp">,
): LookUp & { readonly reported: readonly LookedUp[] } => {
  const reported: LookedUp[] = [];
  return {
    evidence,
    book: createPassageBook(passages, evidence.rulebook, evidence.understanding.language),
    ...{ readCard, cardBook },
    ...{ cards: [], rulings: [], computations: [], reported },
    tell: (looked) => {
      const known = reported.some(({ what, of }) => what === looked.what && of === looked.of);
      if (known || reported.length >= MOST_TOLD) return;
      reported.push(looked);
      onLookUp?.(looked);
    },
  };
};

/** The evidence with all that was looked up: what a model's answer is held against. */
export const withLookedUp = (
  evidence: ModelEvidence,
  { cards, rulings, computations }: LookUp,
): ModelEvidence => {
  const known = new Set(evidence.input.cards.map(({ card }) => card.id));
  const read = new Map(cards.map((one) => [one.card.id, one]));
  return {
    ...evidence,
    input: {
      ...evidence.input,
      cards: [
        ...evidence.input.cards,
        ...[...read.values()].filter(({ card }) => !known.has(card.id)),
      ],
      cardRulings: [...evidence.input.cardRulings, ...rulings],
    },
    computations: [...(evidence.computations ?? []), ...computations],
  };
};
