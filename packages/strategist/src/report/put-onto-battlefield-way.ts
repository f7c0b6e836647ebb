import { keywordsOf } from "@spellwright/decks";
import { copiesOf, type DeckCard } from "../deck-facts.ts";
import { putOntoBattlefieldFrom } from "../plan/put-onto-battlefield.ts";
import { type WayToWin, weightOf } from "./way-to-win.ts";

/** So many copies that bring something dear, and so many of what they bring, are a plan in a deck of a hundred. */
const LEAST_BRINGERS = 5;
const LEAST_BROUGHT = 5;
const LARGE_DECK = 100;
/** A body of this power ends games. */
const LARGE = 5;

const powerOf = ({ card }: DeckCard): number =>
  Number(card.power ?? card.card_faces?.[0]?.power ?? 0) || 0;

/** Whether a game is won by it once it is there: by its size, or by what attacks beside it. */
const endsGames = (each: DeckCard): boolean =>
  powerOf(each) >= LARGE || each.roles.has("tokens") || each.roles.has("winCondition");

/** What is brought into play for less than it costs and then wins, and the cards that bring it. */
export const putOntoBattlefieldWay = (cards: readonly DeckCard[]): WayToWin => {
  const { makers, payoffs } = putOntoBattlefieldFrom(cards);
  const share = Math.min(1, copiesOf(cards) / LARGE_DECK);
  const winning = makers.filter(endsGames);
  const isPlan =
    weightOf(payoffs) >= Math.round(LEAST_BRINGERS * share) &&
    copiesOf(winning) >= Math.round(LEAST_BROUGHT * share);
  const strikes = (each: DeckCard): number =>
    powerOf(each) * (keywordsOf(each.card).has("Double strike") ? 2 : 1);
  return {
    kind: "brought",
    cards: isPlan ? winning.toSorted((one, other) => strikes(other) - strikes(one)) : [],
    by: payoffs,
    // Without what brings it, it is not brought.
    weight: 2 * Math.min(copiesOf(winning), weightOf(payoffs)),
    least: LEAST_BROUGHT * share,
  };
};
