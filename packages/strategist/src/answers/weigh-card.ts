import type { Card } from "@spellwright/contract";
import { librarySearchFilter, recogniseRoles } from "@spellwright/decks";
import {
  combosOf,
  type DeckFacts,
  deckCardOf,
  isLandCard,
  namesType,
  referenceOf,
} from "../deck-facts.ts";
import { themesJoined } from "../plan/find-themes.ts";
import { planOf } from "../plan/plan-graph.ts";
import { planPlaceOf } from "../plan/plan-place.ts";
import type { StrategyQuestion } from "../strategist.ts";
import { partnersOf } from "./fit.ts";
import { isForbidden } from "./legality.ts";
import { roleBesideHabit } from "./roles.ts";
import { isMatch } from "./takes-card.ts";

/** How much damage to a creature a card deals, or how much toughness it takes, once. Null where that is not told. */
const damageOf = (card: Card): number | null => {
  const amounts = recogniseRoles(card).answered.flatMap(({ types, upTo }) =>
    types.has("creature") && typeof upTo === "number" ? [upTo] : [],
  );
  return amounts.length === 0 ? null : Math.max(...amounts);
};

/** Of fewer creatures a share says nothing. */
const LEAST_MET = 100;

/** The share, 0 to 1, of the most played creatures of the format that a card of removal takes. Null where that is not told. */
const reachOf = (card: Card, { deck }: DeckFacts, met: readonly Card[] = []): number | null => {
  const { roles, answered } = recogniseRoles(card);
  if (!roles.has("removal") || !answered.some(({ types }) => types.has("creature"))) return null;
  const creatures = met.filter(
    ({ type_line, legalities }) =>
      namesType(type_line.split(" // ")[0] ?? "", "Creature") &&
      legalities?.[deck.format] === "legal",
  );
  if (creatures.length < LEAST_MET) return null;
  return creatures.filter((each) => isMatch(card, each, true)).length / creatures.length;
};

/** The cards of the deck that a card searches for. Null where it searches for none. */
const findsOf = (card: Card, { cards }: DeckFacts): readonly Card[] | null => {
  const isFound = librarySearchFilter(card);
  if (isFound === undefined) return null;
  return cards
    .filter((each) => !each.isCommander && each.card.name !== card.name && isFound(each.card))
    .map((each) => each.card);
};

/** What is left of a card once it is cast. */
const kindOf = ({ type_line }: Card): "creature" | "permanent" | "spell" => {
  const types = type_line.split(" // ")[0] ?? "";
  if (namesType(types, "Creature")) return "creature";
  return namesType(types, "Instant") || namesType(types, "Sorcery") ? "spell" : "permanent";
};

/** What the list says of a card that is weighed against another. */
export const weighCard = (
  card: Card,
  facts: DeckFacts,
  { near, met }: Pick<StrategyQuestion, "near" | "met">,
) => {
  const roles = [...recogniseRoles(card).roles];
  const finds = findsOf(card, facts);
  const pieces = new Set(
    combosOf(facts.deck).flatMap(({ cards }) => cards.map(({ name }) => name)),
  );
  return {
    card,
    roles,
    finds,
    pieces: (finds ?? []).filter(({ name }) => pieces.has(name)),
    reach: reachOf(card, facts, met),
    reference: referenceOf(card, null),
    isAllowed: !isForbidden(card, facts),
    isIn: facts.cards.some((each) => each.card.name === card.name),
    partners: partnersOf(card.name, facts, near),
    synergies: themesJoined(card, facts),
    fills: roles.filter(
      (role) => roleBesideHabit(facts, role)?.code.startsWith("roleBelow") === true,
    ),
    isLand: deckCardOf(card, 1, false).isLand,
    kind: kindOf(card),
    damage: damageOf(card),
    planned: planOf(facts).worth.get(card.name) ?? 0,
    place: isLandCard(card) ? null : planPlaceOf(card, facts),
  };
};
/** What is known of a card before it is weighed. */
export type Weighed = ReturnType<typeof weighCard>;
