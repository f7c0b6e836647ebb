import { type ConceptMatch, isDeterminer } from "@spellwright/text";
import { type AskedClause, CUES } from "./asked-clause.ts";

/** Words between the denial and what it denies: « sans avoir fixé d’ordre », “without any flying”. */
const REACH = 3;
const wordsBefore = (tokens: readonly string[], start: number, most: number): string =>
  tokens.slice(Math.max(0, start - most), start).join(" ");

/** Where the noun phrase begins whose noun stands at `start`: « mon étape de pioche », “my draw step”. */
const withDeterminers = (tokens: readonly string[], start: number): number => {
  let first = start;
  while (first > 0 && isDeterminer(tokens[first - 1] ?? "")) first--;
  return first;
};

/** Whether the concept that begins at token `start` is named as missing there. */
export const isDenied = (tokens: readonly string[], start: number): boolean =>
  CUES.denial.test(wordsBefore(tokens, withDeterminers(tokens, start), REACH + 4)) &&
  !CUES.measured.test(tokens[start] ?? "");

/** Whether the ability that begins at token `start` is one that something no longer has. */
export const isLost = (tokens: readonly string[], start: number): boolean =>
  CUES.loses.test(wordsBefore(tokens, withDeterminers(tokens, start), REACH + 1));

/**
 * Concepts that a question only mentions to say that they are missing (“a creature without haste”, “it loses flying”)
 * or do not happen (“I don't draw. Do I lose?”). A phrase that holds the denial itself (“without paying its mana cost”)
 * is a concept of its own. A denial ends at what it denies, unless “or” follows: « sans piétinement bloquée »,
 * “without flying or reach”.
 *
 * @param isAbility whether a concept is a keyword ability: only those are lost
 * @param clause the main clause: what it denies is what is asked
 */
export const deniedConcepts = (
  tokens: readonly string[],
  matches: readonly ConceptMatch[],
  isAbility: (id: string) => boolean,
  clause: AskedClause,
): ReadonlySet<string> => {
  const between = (from: number, to: number) => tokens.slice(from, to).join(" ");
  const isGone = ({ id, start }: ConceptMatch) => isAbility(id) && isLost(tokens, start);
  const isMissing = ({ start, end }: ConceptMatch): boolean =>
    !(clause.denies && clause.text.includes(between(start, end))) &&
    (isDenied(tokens, start) ||
      CUES.undone.test(wordsBefore(tokens, start, 2)) ||
      CUES.undoing.test(between(end - 1, end + 1)));
  const denied: ConceptMatch[] = [];
  const spent: ConceptMatch[] = [];
  for (const match of matches) {
    const { start, end } = match;
    const before = spent.filter((other) => other.end <= start);
    const goesOn = before.some((other) => CUES.alternative.test(between(other.end, start)));
    const isOver = !goesOn && before.some((other) => start - other.start <= REACH);
    if (!isGone(match) && (isOver || !(goesOn || isMissing(match)))) continue;
    spent.push(match);
    const isInLonger = matches.some((other) => other.start < start && other.end >= end);
    if (isGone(match) || !isInLonger) denied.push(match);
  }
  // « Ma créature indestructible qui n’est plus indestructible »: what is lost was there before.
  const isHeld = (match: ConceptMatch) =>
    !denied.some(
      (other) =>
        other === match || (other.id === match.id && other.start > match.start && isGone(other)),
    );
  const held = new Set(matches.filter(isHeld).map(({ id }) => id));
  return new Set(denied.map(({ id }) => id).filter((id) => !held.has(id)));
};
