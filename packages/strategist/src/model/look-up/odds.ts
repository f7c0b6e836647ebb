import { type LanguageModelTool, toolOf } from "@spellwright/contract";
import * as z from "zod";
import { copiesOf } from "../../deck-facts.ts";
import { chanceOfAtLeast, expectedCount } from "../../odds/hypergeometric.ts";
import { cardsSeenBy } from "../../odds/opening-hand.ts";
import { cardFilter, chooseCards } from "./card-filter.ts";
import type { DeckLookUp } from "./look-up.ts";
import { toldPercent } from "./told-percent.ts";

const LAST_TURN = 20;

/** The chance to have drawn so many of some cards by a turn, without mulligans or card draw. */
export const odds = ({ facts }: DeckLookUp): LanguageModelTool =>
  toolOf({
    name: "odds",
    description:
      "The exact chance to have drawn at least so many of some cards by a turn of one's own, opening hand included. The cards are named, or chosen by a filter.",
    input: z.object({
      names: z.array(z.string()).nullable().describe("English names; null: by the filter"),
      filter: cardFilter().nullable(),
      at_least: z.number(),
      turn: z.number().describe("0: the opening hand alone"),
      on_the_play: z.boolean(),
    }),
    run: async ({ names, filter, at_least: least, turn, on_the_play: onThePlay }) => {
      const library = facts.cards.filter(({ isCommander }) => !isCommander);
      const wanted =
        names !== null
          ? library.filter(({ card }) => names.includes(card.name))
          : filter === null
            ? []
            : chooseCards(library, filter);
      const whole = Number.isInteger(least) && Number.isInteger(turn);
      if (!whole || least < 1 || turn < 0 || turn > LAST_TURN)
        return `Ask for 1 or more by a turn from 0 to ${LAST_TURN}, in whole numbers.`;
      const seen = turn === 0 ? cardsSeenBy(1, true) : cardsSeenBy(turn, onThePlay);
      const draw = {
        deck: facts.library,
        wanted: copiesOf(wanted),
        drawn: Math.min(facts.library, seen),
      };
      return [
        `${draw.wanted} such cards in a library of ${draw.deck}; ${draw.drawn} cards seen by turn ${turn}, on the ${onThePlay ? "play" : "draw"}`,
        `chance of at least ${least}: ${toldPercent(chanceOfAtLeast(draw, least))}; ${expectedCount(draw).toFixed(2)} on average`,
      ].join("\n");
    },
  });
