import type { DeckFacts } from "../deck-facts.ts";
import { chanceOnPlayOrDraw } from "../odds/chance-on-play-or-draw.ts";
import { chanceOfAtLeast } from "../odds/hypergeometric.ts";
import { seenOfLibrary } from "../odds/opening-hand.ts";
import type { FilterLabel, Finding } from "../strategist.ts";
import type { Understanding } from "../understanding/understand.ts";
import { finding } from "./answer-part.ts";

/** By this turn what a plan needs is there, where its cost does not say when. */
const USUAL_TURN = 4;

/** When cards are wanted: a one-drop in the first turn. */
const turnOf = (labels: readonly FilterLabel[]): number => {
  const [dearest] = labels.flatMap((label) =>
    label.kind === "manaValue" ? [label.most ?? label.least] : [],
  );
  return Math.max(1, dearest ?? USUAL_TURN);
};

/** Whether so many cards are enough, where that is asked: how often one of them is there in time. */
export const enoughLines = (
  { asksEnough }: Understanding,
  facts: DeckFacts,
  labels: readonly FilterLabel[],
  copies: number,
): readonly Finding[] => {
  if (!asksEnough) return [];
  const turn = turnOf(labels);
  const deck = facts.library;
  const chanceIn = (onThePlay: boolean) =>
    chanceOfAtLeast(
      {
        deck,
        wanted: Math.min(copies, deck),
        drawn: seenOfLibrary(deck, turn, onThePlay, facts.deck.format),
      },
      1,
    );
  return [
    finding("oddsMatching", {
      turn,
      copies,
      chance: chanceOnPlayOrDraw(chanceIn, null),
      filters: { filters: labels },
    }),
  ];
};
