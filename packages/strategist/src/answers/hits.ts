import type { Card } from "@spellwright/contract";
import { boardWipeFilter, prohibitionFilter, type Role, recogniseRoles } from "@spellwright/decks";
import { copiesOf, type DeckCard, type DeckFacts, referenceOf } from "../deck-facts.ts";
import type { Finding } from "../strategist.ts";
import { finding } from "./answer-part.ts";

/** Cards that a sentence names. */
const MOST_NAMED = 8;

/** Whether a card takes all of a player’s graveyard away, wherever it puts that. */
export const emptiesGraveyard = (card: Card): boolean =>
  recogniseRoles(card).events.causes.some(
    ({ name, whose, of, amount }) =>
      name === "leaves-graveyard" && whose === "any" && amount === "X" && of.length === 0,
  );

/** What uses graveyards, and waits for deaths, which do not happen while cards are exiled instead (CR 700.4). */
const usesGraveyard = ({ card, roles }: DeckCard): boolean => {
  const { concerns, events, does } = recogniseRoles(card);
  // A counterspell that exiles names the graveyard as the place where nothing goes.
  if (emptiesGraveyard(card) || (roles.has("counterspell") && does.traits.has("exile")))
    return false;
  return (
    roles.has("recursion") ||
    (concerns.has("graveyard") && !roles.has("graveyardHate")) ||
    events.rewards.some(({ name, of }) => name === "dies" && !of.includes("self"))
  );
};

const isSwept = ({ card }: DeckCard, by: Card): boolean => boardWipeFilter(by)?.(card) === true;

/** What a card of a role stops of a deck. */
const STOPS: Readonly<Partial<Record<Role, (each: DeckCard, by: Card) => boolean>>> = {
  graveyardHate: (each) => usesGraveyard(each),
  wipe: isSwept,
  landDenial: isSwept,
};

/** What of the deck a card stops that an opponent plays. Undefined where that cannot be told. */
export const cardsHit = (by: Card, facts: DeckFacts): readonly DeckCard[] | undefined => {
  const { roles } = recogniseRoles(by);
  const stopped = prohibitionFilter(by);
  const deck = facts.cards.map(({ card }) => card);
  if (stopped !== undefined)
    return facts.cards.filter(({ card, isCommander }) => stopped(card, { isCommander, deck }));
  const stops = [...roles].flatMap((role) => STOPS[role] ?? []);
  const sweeps = (["wipe", "landDenial"] as const).some((role) => roles.has(role));
  if (stops.length === 0 || (sweeps && boardWipeFilter(by) === undefined)) return undefined;
  return facts.cards.filter((each) => stops.some((does) => does(each, by)));
};

/** What of the deck a card stops that an opponent plays, in a sentence. Undefined where that cannot be told. */
export const hitsFinding = (by: Card, facts: DeckFacts): Finding | undefined => {
  const hit = cardsHit(by, facts);
  if (hit === undefined) return undefined;
  return finding("hits", {
    card: { card: referenceOf(by, null) },
    count: copiesOf(hit),
    cards: {
      cards: hit.map(({ card, quantity }) => referenceOf(card, quantity)),
      most: MOST_NAMED,
    },
  });
};
