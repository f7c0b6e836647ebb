import type { Mentions } from "./read-mentions.ts";
import type { Role } from "./read-roles.ts";

/** Where the text speaks of a creature, for the first time or again. */
export interface CreatureReference {
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
const byRole = (
  tokens: readonly string[],
  roles: readonly (Role | null)[],
): readonly CreatureReference[] =>
  ROLE_WORDS.flatMap(([role, word]) => {
    const places = roles.flatMap((one, place) => (one === role ? [place] : []));
    const [place] = places;
    if (place === undefined || places.length > 1) return [];
    return tokens.flatMap((token, start) =>
      word.test(token) ? [{ start, end: start + 1, place }] : [],
    );
  });

/** All references in reading order: names, sizes, names again, and words for a role that one creature has. */
export const findCreatureReferences = (
  { mentions, references }: Mentions,
  tokens: readonly string[],
  roles: readonly (Role | null)[],
): readonly CreatureReference[] => {
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
export const creatureAfter = (
  tokens: readonly string[],
  references: readonly CreatureReference[],
  end: number,
): number => {
  if (!TO.test(tokens[end] ?? "")) return -1;
  const after = ARTICLE.test(tokens[end + 1] ?? "") ? end + 2 : end + 1;
  // “Trample, a 3/3 blocks”: the English article, and no « à ».
  const isSize = Number.parseInt(tokens[after] ?? "", 10) >= 0;
  if (tokens[end] === "a" && after === end + 1 && isSize) return -1;
  return references.find(({ start }) => start === after)?.place ?? -1;
};

/** The creature that words at `start`–`end` describe: the one right after, else the last one before. */
export const creatureDescribedAt = (
  tokens: readonly string[],
  references: readonly CreatureReference[],
  start: number,
  end: number,
): number => {
  const pointed = creatureAfter(tokens, references, end);
  if (pointed >= 0) return pointed;
  return (
    (
      references.find((reference) => reference.start === end) ??
      references.findLast((reference) => reference.end <= start) ??
      references[0]
    )?.place ?? -1
  );
};
