import type { Card } from "@spellwright/contract";
import { recogniseRoles } from "@spellwright/decks";
import { copiesOf, type DeckFacts, deckFacts } from "../deck-facts.ts";
import { cutOrder } from "../report/cut-order.ts";
import { ATTACKS } from "../report/way-to-win.ts";
import { hasCommander } from "../usual-ranges.ts";
import { creatureBoostOf, multipliesDamage } from "./attack-cards.ts";
import { commanderSynergies } from "./commander-synergies.ts";
import { planOf } from "./plan-graph.ts";

/** What a card does for the plan of a deck, beside roles and themes. */
export type PlanPart = "attacks" | "arms" | "multiplies" | "leader" | "wins";

/** What a card is worth to a deck that holds it: how many of its other spells would go before it. */
export interface PlanPlace {
  readonly before: number;
  readonly of: number;
  readonly parts: readonly PlanPart[];
}

/** So many copies of a newcomer are weighed where more than one may be played. */
const COPIES = 4;

/** The deck as it would be with a card that it does not hold. */
const factsWith = (card: Card, facts: DeckFacts): DeckFacts => {
  const { entries, format } = facts.deck;
  const [beside] = entries;
  if (beside === undefined || facts.cards.some((each) => each.card.name === card.name))
    return facts;
  const quantity = hasCommander(format) ? 1 : COPIES;
  const added = { ...beside, name: card.name, card, quantity, board: "main" as const };
  return deckFacts({ ...facts.deck, entries: [...entries, added] });
};

const attacks = (facts: DeckFacts): boolean =>
  planOf(facts).wins.some(({ kind }) => ATTACKS.has(kind));

const partsOf = (card: Card, facts: DeckFacts): readonly PlanPart[] => {
  const { wins } = planOf(facts);
  const isCreature = card.type_line.includes("Creature");
  const byAttack = attacks(facts);
  const winning = wins.filter(({ cards }) => cards.some(({ name }) => name === card.name));
  const damages = byAttack || wins.some(({ kind }) => kind === "burn" || kind === "drain");
  const found: Readonly<Record<PlanPart, boolean>> = {
    wins: winning.some(({ kind }) => !ATTACKS.has(kind)),
    leader: commanderSynergies(facts).some(({ cards }) =>
      cards.some((each) => each.card.name === card.name),
    ),
    multiplies: damages && multipliesDamage({ card }),
    arms: byAttack && !isCreature && creatureBoostOf({ card }) > 0,
    attacks: isCreature && winning.some(({ kind }) => ATTACKS.has(kind)),
  };
  return (Object.keys(found) as PlanPart[]).filter((part) => found[part]);
};

/** The place of a card in the plan of a deck, as if it held it. */
export const planPlaceOf = (card: Card, facts: DeckFacts): PlanPlace => {
  const held = factsWith(card, facts);
  const spells = held.cards.filter(({ isLand, isCommander }) => !isLand && !isCommander);
  const others = spells.filter((each) => each.card.name !== card.name);
  const order = cutOrder(held);
  const place = order.findIndex((each) => each.card.name === card.name);
  const first = place === -1 ? others : order.slice(0, place);
  return { before: first.length, of: others.length, parts: partsOf(card, held) };
};

/** How many of one’s own creatures a card that sweeps everything would take; 0 where it does not. */
export const ownCreaturesSwept = (card: Card, { cards }: DeckFacts): number => {
  const { roles, events } = recogniseRoles(card);
  const isOfAll = events.causes.some(
    ({ name, whose, of }) =>
      whose === "each" && of.includes("creature") && (name === "dies" || name === "leaves"),
  );
  return roles.has("wipe") && isOfAll
    ? copiesOf(cards.filter((each) => each.card.type_line.includes("Creature")))
    : 0;
};
