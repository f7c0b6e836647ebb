import type { ConceptMatch } from "../vocabulary/match-concepts.ts";
import { SAYS } from "./asked-clause.ts";

/** Words between the denial and what it denies: « sans avoir fixé d’ordre », “without any flying”. */
const REACH = 3;
/** Whether the concept that begins at token `start` is named as missing there. */
export const isDenied = (tokens: readonly string[], start: number): boolean => {
  const before = tokens.slice(Math.max(0, start - REACH - 4), start).join(" ");
  return SAYS.denial.test(before) && !SAYS.measured.test(tokens[start] ?? "");
};

/**
 * Concepts that a question only mentions to say that they are missing (“a creature without haste”).
 * A phrase that holds the denial itself (“without paying its mana cost”) is a concept of its own.
 */
export const deniedConcepts = (
  tokens: readonly string[],
  matches: readonly ConceptMatch[],
): ReadonlySet<string> => {
  const denied = new Set<string>();
  const held = new Set<string>();
  for (const { id, start, end } of matches) {
    const inPhrase = matches.some((other) => other.start < start && other.end >= end);
    (!inPhrase && isDenied(tokens, start) ? denied : held).add(id);
  }
  return new Set([...denied].filter((id) => !held.has(id)));
};
