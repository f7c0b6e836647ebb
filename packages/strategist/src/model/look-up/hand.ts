import { type LanguageModelTool, toolOf } from "@spellwright/contract";
import * as z from "zod";
import { answerHand } from "../../answers/hand.ts";
import { OPENING_HAND } from "../../odds/opening-hand.ts";
import { simulatedFor } from "../../odds/simulate-games.ts";
import { answerOfSubject } from "./answer-of-subject.ts";
import { findNamed } from "./find-named.ts";
import type { DeckLookUp } from "./look-up.ts";

/** Keep or mulligan a hand: its lands, its early plays, what it begins of the plan. */
export const hand = (lookUp: DeckLookUp): LanguageModelTool =>
  toolOf({
    name: "hand",
    description: "Weighs an opening hand: lands, early plays, the third land, lines of the plan.",
    input: z.object({
      cards: z.array(z.object({ name: z.string(), copies: z.number() })).describe("Seven at most"),
    }),
    run: async ({ cards }) => {
      const found = await findNamed(
        cards.map(({ name }) => name),
        lookUp,
      );
      if (found.length < cards.length) return "Not every card of that hand is known.";
      const copies = cards.reduce((sum, each) => sum + each.copies, 0);
      if (copies > OPENING_HAND) return "A hand has seven cards at most.";
      await simulatedFor(lookUp.facts, lookUp.run);
      const named = cards.map((each) => `${each.copies} ${each.name}`).join(", ");
      return (
        answerOfSubject(answerHand, `Do I keep ${named}?`, found, lookUp) ??
        "Name at least three cards, or cards with their lands."
      );
    },
  });
