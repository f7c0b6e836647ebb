import type { CardEvent } from "@spellwright/card-text";
import type { CardEventLabel, ColorCode } from "@spellwright/contract";
import type { CardFacts } from "./card-facts.ts";
import { recogniseRoles } from "./roles/recognise-roles.ts";
import type { Role } from "./roles/roles.ts";
import { manaOf } from "./statistics/mana-sources.ts";

/** What a card is searched by that only its words tell. */
export interface SearchedFacts {
  /** What it makes happen. */
  readonly causes: readonly CardEventLabel[];
  /** What it waits for or makes better. */
  readonly rewards: readonly CardEventLabel[];
  /** The mana that it makes or finds. */
  readonly produces: readonly ColorCode[];
  readonly roles: readonly Role[];
}

const ANY_COLOR: ReadonlySet<string> = new Set();
const PLAYERS = ["you", "opponent"] as const;

/** Each event by its name and, for each player of whom it holds, by name and player. */
const labelsOf = (events: readonly CardEvent[]): readonly CardEventLabel[] => [
  ...new Set(
    events.flatMap(({ name, whose }) => [
      name,
      ...PLAYERS.filter((player) => whose === player || whose === "each").map(
        (player) => `${name}:${player}` as const,
      ),
    ]),
  ),
];

/**
 * Reads what a card makes happen, waits for, produces and is for. What may happen to anybody
 * happens to nobody for certain: it is known by its name alone.
 */
export const searchedFactsOf = (card: CardFacts): SearchedFacts => {
  const { roles, events } = recogniseRoles(card);
  return {
    causes: labelsOf(events.causes),
    rewards: labelsOf(events.rewards),
    produces: [...manaOf(card, ANY_COLOR)],
    roles: [...roles],
  };
};
