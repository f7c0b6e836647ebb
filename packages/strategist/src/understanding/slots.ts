import type { Understanding } from "./understand.ts";

/** What of a question is told or not, whatever it says of it. */
const TOLD = [
  "turn",
  "landsExactly",
  "landsWanted",
  "landsTold",
  "cardsWanted",
  "cardsTold",
  "namesAside",
  "asksForWeak",
  "symbolsTold",
  "bracketNamed",
] as const satisfies readonly (keyof Understanding)[];

const named = (name: string, found: readonly string[]): readonly string[] =>
  found.length === 0 ? [] : [name, ...found.map((each) => `${name} ${each}`)];

/** What the parsers of a question read in it, by name: a turn, a role, a color, a comparison, no value of it. */
export const slotsOf = (understanding: Understanding, cards: number): readonly string[] => [
  `cards ${Math.min(cards, 3)}`,
  ...named("said", [...understanding.subjects]),
  ...named("role", understanding.roles),
  ...named("filter", [...new Set(understanding.filters.map(({ kind }) => kind))]),
  ...named("archetype", [...new Set(understanding.archetypes.map(({ asks }) => asks))]),
  ...named("opponent", understanding.opponents),
  ...(understanding.drawing.copies === null ? [] : ["copies drawn"]),
  ...(understanding.drawing.draws === null ? [] : ["draws"]),
  ...TOLD.filter((each) => understanding[each] !== null),
  ...Object.entries(understanding).flatMap(([name, value]) => (value === true ? [name] : [])),
];
