import { EventIndex, type EventQuery } from "@spellwright/card-text";
import type { Card } from "@spellwright/contract";
import { leastCost, recogniseRoles } from "@spellwright/decks";
import { archetypeOf, copiesOf, type DeckFacts } from "../deck-facts.ts";
import { CREATURE_ARCHETYPES } from "./attack-cards.ts";
import { cascadeOf } from "./cascade.ts";
import { planOf } from "./plan-graph.ts";
import type { Theme } from "./themes.ts";

/** Themes that live by what lies on the battlefield, by its type. */
const LIVES_BY = {
  creature: new Set<Theme>([
    "kin",
    "tokensAndSacrifice",
    "tokensAndEntering",
    "team",
    "counters",
    "attacks",
    "flying",
  ]),
  artifact: new Set<Theme>(["artifacts", "equipment", "treasures"]),
  enchantment: new Set<Theme>(["enchantments"]),
} satisfies Record<string, ReadonlySet<Theme>>;
/** So many of a type, in a hundred cards, are more than a sweep of it is worth, whatever the deck is about. */
const MANY_HELD = { creature: 35, artifact: 16, enchantment: 8 };
const LARGE_DECK = 100;
const TYPES = ["creature", "artifact", "enchantment"] as const;
const MAIN_THEMES = 3;

/** The types of permanents that a deck cannot lose all of. */
const typesLivedBy = (facts: DeckFacts): readonly string[] => {
  const main = planOf(facts).themes.slice(0, MAIN_THEMES);
  const archetype = archetypeOf(facts.deck);
  const share = Math.min(1, facts.statistics.cards / LARGE_DECK);
  return TYPES.filter((type) => {
    const themes: ReadonlySet<Theme> = LIVES_BY[type];
    return (
      main.some(({ theme }) => themes.has(theme)) ||
      facts.statistics.types[type] >= MANY_HELD[type] * share ||
      (type === "creature" && archetype !== null && CREATURE_ARCHETYPES.has(archetype)) ||
      (type === "artifact" && archetype === "artifact") ||
      (type === "enchantment" && archetype === "enchantress")
    );
  });
};

const SWEEPS: readonly EventQuery["name"][] = ["dies", "leaves", "damage-to-permanent"];

/** Whether a card sweeps away everybody’s permanents of a type. */
const sweeps = (card: Card, type: string): boolean => {
  const { events, roles } = recogniseRoles(card);
  if (!roles.has("wipe")) return false;
  const index = new EventIndex<true>();
  index.add(true, { ...events, causes: events.causes.filter(({ whose }) => whose === "each") });
  return SWEEPS.some((name) => index.causing({ name, of: [type] }).length > 0);
};

/** Themes that live by one’s graveyard. */
const GRAVE_THEMES: ReadonlySet<Theme> = new Set(["graveyard", "reanimator"]);

/** Above this average a deck has the mana for dear cards. */
const CHEAP_AVERAGE = 2.6;
/** A cheap deck takes in nothing dearer than all but a few of its own cards. */
const DEAREST_LEFT_OUT = 0.05;
const LEAST_DEAREST = 3;

/** The mana value that a cheap list stops at. Infinite for one that is not cheap. */
const dearestOf = ({ cards, statistics }: DeckFacts): number => {
  if ((statistics.averageManaValue ?? CHEAP_AVERAGE) >= CHEAP_AVERAGE)
    return Number.POSITIVE_INFINITY;
  const costs = cards
    .filter(({ isLand }) => !isLand)
    .flatMap(({ card, quantity }) => Array.from({ length: quantity }, () => leastCost(card)))
    .toSorted((one, other) => other - one);
  return Math.max(LEAST_DEAREST, costs[Math.floor(costs.length * DEAREST_LEFT_OUT)] ?? 0);
};

/** What a card wants whose creatures do the work. */
const NEEDS_CREATURES = ["equipped", "enchanted", "team", "+1/+1 counter"];
/** With a smaller share of creatures among its spells a deck has nobody to wear a sword. */
const LEAST_CREATURES = 0.2;

const hasFewCreatures = ({ cards }: DeckFacts): boolean => {
  const spells = cards.filter(({ isLand }) => !isLand);
  const creatures = spells.filter(({ card }) => /\bCreature\b/.test(card.type_line));
  return copiesOf(creatures) < copiesOf(spells) * LEAST_CREATURES;
};

/**
 * Tells whether a card works against a deck’s plan: a sweep of what it lives by, graveyard hate where it lives
 * by its graveyard, land denial where it lives by its lands, a dear card in a cheap list, equipment without bearers,
 * what stands in the way of a cascade.
 */
export const conflictsWithPlan = (facts: DeckFacts): ((card: Card) => boolean) => {
  const types = typesLivedBy(facts);
  const themes = new Set(
    planOf(facts)
      .themes.slice(0, MAIN_THEMES)
      .map(({ theme }) => theme),
  );
  const livesByGrave = [...GRAVE_THEMES].some((theme) => themes.has(theme));
  const dearest = dearestOf(facts);
  const isBare = hasFewCreatures(facts);
  const cascade = cascadeOf(facts);
  return (card) => {
    if (leastCost(card) > dearest) return true;
    // It would be cast in the place of what the deck cascades into.
    if (cascade !== null && card.cmc < cascade.below && !card.type_line.includes("Land"))
      return true;
    const { roles, concerns } = recogniseRoles(card);
    if (isBare && NEEDS_CREATURES.some((word) => concerns.has(word))) return true;
    if (livesByGrave && roles.has("graveyardHate") && roles.size === 1) return true;
    if (themes.has("landfall") && roles.has("landDenial")) return true;
    return types.some((type) => sweeps(card, type));
  };
};
