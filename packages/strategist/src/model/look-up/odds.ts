import { type LanguageModelTool, toolOf } from "@spellwright/contract";
import { markUntrustedText } from "@spellwright/text";
import * as z from "zod";
import { copiesOf, type DeckCard } from "../../deck-facts.ts";
import { chanceOfAtLeast, expectedCount } from "../../odds/hypergeometric.ts";
import { cardsSeenBy, OPENING_HAND, skipsFirstDraw } from "../../odds/opening-hand.ts";
import { cardFilter, chooseCards, type WantedCards } from "./card-filter.ts";
import { byName } from "./find-named.ts";
import { formatPercent } from "./format-percent.ts";
import type { DeckLookUp } from "./look-up.ts";

const LAST_TURN = 20;
const MOST_NAMED = 20;

interface Asked {
  readonly names: readonly string[] | null;
  readonly filter: WantedCards | null;
}

/** The cards that are asked for. A text where there are none to count. */
const wantedOf = (library: readonly DeckCard[], { names, filter }: Asked) => {
  if (names !== null && names.length > 0) {
    const cardOf = byName(library.map(({ card }) => card));
    const strange = names.filter((name) => cardOf(name) === undefined).slice(0, MOST_NAMED);
    if (strange.length > 0)
      return markUntrustedText(`Not in the deck that is drawn from: ${strange.join(", ")}`);
    const named = new Set(names.map(cardOf));
    return library.filter(({ card }) => named.has(card));
  }
  return filter === null ? "Name cards, or set a filter." : chooseCards(library, filter);
};

/** The chance to have drawn so many of some cards by a turn, without mulligans or card draw. */
export const odds = ({ facts }: DeckLookUp): LanguageModelTool =>
  toolOf({
    name: "odds",
    description:
      "The exact chance to have drawn at least so many of some cards by a turn of one's own, opening hand included. The cards are named, or chosen by a filter.",
    input: z.object({
      names: z.array(z.string()).nullable().describe("Names; null: by the filter"),
      filter: cardFilter().nullable(),
      at_least: z.number(),
      turn: z.number().describe("0: the opening hand alone"),
      on_the_play: z.boolean(),
    }),
    run: async ({ names, filter, at_least: least, turn, on_the_play: onThePlay }) => {
      const library = facts.cards.filter(({ isCommander }) => !isCommander);
      const whole = Number.isInteger(least) && Number.isInteger(turn);
      if (!whole || least < 1 || turn < 0 || turn > LAST_TURN)
        return `Ask for 1 or more by a turn from 0 to ${LAST_TURN}, in whole numbers.`;
      const wanted = wantedOf(library, { names, filter });
      if (typeof wanted === "string") return wanted;
      const skips = skipsFirstDraw(onThePlay, facts.deck.format);
      const seen = turn === 0 ? OPENING_HAND : cardsSeenBy(turn, skips);
      const draw = {
        deck: facts.library,
        wanted: copiesOf(wanted),
        drawn: Math.min(facts.library, seen),
      };
      return [
        `${draw.wanted} such cards in a library of ${draw.deck}; ${draw.drawn} cards seen by turn ${turn}, on the ${onThePlay ? "play" : "draw"}`,
        `chance of at least ${least}: ${formatPercent(chanceOfAtLeast(draw, least))}; ${expectedCount(draw).toFixed(2)} on average`,
      ].join("\n");
    },
  });
