import { filtersOf, fitsQuery, type QueryProblem, readCardQuery } from "@spellwright/cards/query";
import type { DeckLine } from "@spellwright/contract";

/** What a search keeps of a list, and why a part of it was passed over. */
export interface FoundLines {
  readonly lines: readonly DeckLine[];
  readonly problems: readonly LineProblem[];
}

interface LineProblem {
  readonly why: QueryProblem["why"] | "no_formats";
  /** The term as written. */
  readonly term: string;
}

const NO_FORMATS: LineProblem = { why: "no_formats", term: "" };

const distinct = (problems: readonly LineProblem[]): readonly LineProblem[] => [
  ...new Map(problems.map((problem) => [problem.why + problem.term, problem])).values(),
];

/** A card that nobody knows has nothing but its name. */
const UNKNOWN = { type_line: "", cmc: Number.NaN, color_identity: [] };

/**
 * The lines that a search keeps, in the syntax of the search of all cards: `t:elf mv<=2 event:draw role:ramp`.
 * Words alone are looked for in the name, in either language. Where a card is legal a list does not know.
 */
export const queryLines = (lines: readonly DeckLine[], text: string): FoundLines => {
  const { query, problems } = readCardQuery(text);
  if (query === null)
    return { lines: problems.length > 0 ? [] : lines, problems: distinct(problems) };
  const filters = filtersOf(query);
  const ofNames = filters.every((filter) => filter.kind === "text" && filter.of === "name");
  const fits = ({ card, card_name, roles, words }: DeckLine): boolean =>
    card === null
      ? ofNames && fitsQuery({ ...UNKNOWN, name: card_name }, query)
      : fitsQuery({ ...card, ...words, roles }, query);
  return {
    lines: lines.filter(fits),
    problems: distinct([
      ...problems,
      ...(filters.some(({ kind }) => kind === "legality") ? [NO_FORMATS] : []),
    ]),
  };
};
