import type { ConceptMatch } from "../vocabulary/match-concepts.ts";
import { SAYS } from "./asked-clause.ts";

/** Words between the denial and what it denies: « sans avoir fixé d’ordre », “without any flying”. */
const REACH = 3;
const wordsBefore = (tokens: readonly string[], start: number, most: number): string =>
  tokens.slice(Math.max(0, start - most), start).join(" ");
/** Whether the concept that begins at token `start` is named as missing there. */
export const isDenied = (tokens: readonly string[], start: number): boolean =>
  SAYS.denial.test(wordsBefore(tokens, start, REACH + 4)) &&
  !SAYS.measured.test(tokens[start] ?? "");

/**
 * Concepts that a question only mentions to say that they are missing (“a creature without haste”) or do not happen
 * (“I don't draw. Do I lose?”). A phrase that holds the denial itself (“without paying its mana cost”) is a concept of
 * its own; a denial ends at what it denies, unless “or” follows: « sans piétinement bloquée », “without flying or reach”.
 *
 * @param clause the main clause: what is denied there is what is asked
 */
export const deniedConcepts = (
  tokens: readonly string[],
  matches: readonly ConceptMatch[],
  clause: string,
): ReadonlySet<string> => {
  const isUndone = ({ start, end }: ConceptMatch): boolean =>
    (SAYS.undone.test(wordsBefore(tokens, start, 2)) || SAYS.undoing.test(tokens[end] ?? "")) &&
    !clause.includes(tokens.slice(start, end).join(" "));
  const missing = matches.filter((match) => isDenied(tokens, match.start) || isUndone(match));
  const isOver = ({ start }: ConceptMatch, other: ConceptMatch): boolean =>
    other.end <= start &&
    start - other.start <= REACH &&
    !tokens.slice(other.end, start).some((token) => SAYS.alternative.test(token));
  const denied = missing.filter(
    (match) =>
      !missing.some((other) => isOver(match, other)) &&
      !matches.some(({ start, end }) => start < match.start && end >= match.end),
  );
  const held = new Set(matches.filter((match) => !denied.includes(match)).map(({ id }) => id));
  return new Set(denied.map(({ id }) => id).filter((id) => !held.has(id)));
};
