import type { Archetype } from "@spellwright/contract";
import { recogniseRoles } from "@spellwright/decks";
import { archetypeOf, copiesOf, type DeckCard, type DeckFacts } from "../deck-facts.ts";
import { GIVES } from "./keyword-synergies.ts";

/** Archetypes that win by their creatures. */
export const CREATURE_ARCHETYPES: ReadonlySet<Archetype> = new Set([
  "aggro",
  "tribal",
  "tempo",
  "voltron",
]);
/** Those that attack, whatever else they do. */
const ATTACKING: ReadonlySet<Archetype> = new Set([...CREATURE_ARCHETYPES, "midrange"]);
/** A deck attacks whose spells are creatures to this part, whatever it is called. */
const MOSTLY_CREATURES = 0.5;

const isCreature = ({ card }: DeckCard): boolean => card.type_line.includes("Creature");

/** Whether most of a deck’s spells are creatures. */
const isOfCreatures = ({ cards }: DeckFacts): boolean => {
  const spells = cards.filter(({ isLand }) => !isLand);
  return copiesOf(spells.filter(isCreature)) >= MOSTLY_CREATURES * copiesOf(spells);
};

/** How much a card does for creatures that wear it, or for all of one’s own: a size, and keywords. */
export const creatureBoostOf = ({ card }: Pick<DeckCard, "card">): number => {
  const { concerns, does } = recogniseRoles(card);
  if (!(concerns.has("equipped") || concerns.has("enchanted") || concerns.has("team"))) return 0;
  const given = [...does.traits].filter((trait) => trait.startsWith(GIVES));
  return given.length + (does.traits.has("strengthen") ? 1 : 0);
};

/** In a deck that attacks: its creatures, what makes their attacks worth more, what else is for all of them. */
export const attackCardsIn = (
  facts: DeckFacts,
): Readonly<Record<"bodies" | "arms" | "team", readonly DeckCard[]>> => {
  const archetype = archetypeOf(facts.deck);
  if (archetype === null || !ATTACKING.has(archetype) || !isOfCreatures(facts))
    return { bodies: [], arms: [], team: [] };
  const spells = facts.cards.filter(({ isLand, isCommander }) => !isLand && !isCommander);
  const arms = spells.filter((each) => creatureBoostOf(each) > 0);
  const team = spells.filter(
    (each) => !arms.includes(each) && recogniseRoles(each.card).concerns.has("team"),
  );
  // Where creatures are there for what they do, none of them is missed as an attacker alone.
  return CREATURE_ARCHETYPES.has(archetype)
    ? { bodies: spells.filter(isCreature), arms, team }
    : { bodies: [], arms: [], team: [...arms, ...team] };
};

/** Whether a card makes nothing happen itself, and more of the damage that others deal (CR 616.1). */
export const multipliesDamage = ({ card }: Pick<DeckCard, "card">): boolean => {
  const { causes, rewards } = recogniseRoles(card).events;
  return (
    causes.length === 0 &&
    rewards.some(
      ({ name, whose, of }) => name === "damage-to-player" && whose !== "you" && of.length === 0,
    )
  );
};
