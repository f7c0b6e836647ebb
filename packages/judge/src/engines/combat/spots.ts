import type { Mentions } from "./read-mentions.ts";
import type { Role } from "./read-roles.ts";

/** Where the text speaks of a creature, for the first time or again. */
export interface Spot {
  readonly start: number;
  readonly end: number;
  /** The creature, by its place among the mentions. */
  readonly place: number;
}

const ROLE_WORDS: readonly (readonly [Role, RegExp])[] = [
  ["attacker", /^(?:attaquante?|attacker)$/],
  ["blocker", /^(?:bloqueur|bloqueuse|blocker)$/],
];

/** « le bloqueur », “the attacker”: the only creature with that role. */
const byRole = (tokens: readonly string[], roles: readonly (Role | null)[]): readonly Spot[] =>
  ROLE_WORDS.flatMap(([role, word]) => {
    const places = roles.flatMap((one, place) => (one === role ? [place] : []));
    const [place] = places;
    if (place === undefined || places.length > 1) return [];
    return tokens.flatMap((token, start) =>
      word.test(token) ? [{ start, end: start + 1, place }] : [],
    );
  });

/** All spots in reading order: names, sizes, names again, and words for a role that one creature has. */
export const findSpots = (
  { mentions, references }: Mentions,
  tokens: readonly string[],
  roles: readonly (Role | null)[],
): readonly Spot[] => {
  const named = [
    ...mentions.map(({ start, end }, place) => ({ start, end, place })),
    ...[...references].map(([start, place]) => ({ start, end: start + 1, place })),
  ];
  // “my attacker, a 5/5 trampler”: the word stands right before the creature it means.
  const apart = byRole(tokens, roles).filter(
    ({ end }) => !named.some(({ start }) => start >= end && start - end < 3),
  );
  return [...named, ...apart].sort((a, b) => a.start - b.start);
};

const TO = /^(?:to|on|onto|a|au|sur)$/;
const ARTICLE = /^(?:the|le|la|l|my|his|her|their|mon|ma|son|sa|your|ton|ta|that|this|ce|cette)$/;

/** The creature right behind « sur la », “to my”; -1 when none stands there. */
export const pointedAt = (
  tokens: readonly string[],
  spots: readonly Spot[],
  end: number,
): number => {
  if (!TO.test(tokens[end] ?? "")) return -1;
  const after = ARTICLE.test(tokens[end + 1] ?? "") ? end + 2 : end + 1;
  return spots.find(({ start }) => start === after)?.place ?? -1;
};

/** The creature that words at `start`–`end` describe: the one right after, else the last one before. */
export const describedAt = (
  tokens: readonly string[],
  spots: readonly Spot[],
  start: number,
  end: number,
): number => {
  const pointed = pointedAt(tokens, spots, end);
  if (pointed >= 0) return pointed;
  return (
    (
      spots.find((spot) => spot.start === end) ??
      spots.findLast((spot) => spot.end <= start) ??
      spots[0]
    )?.place ?? -1
  );
};
