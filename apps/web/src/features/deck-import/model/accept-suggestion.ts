import type { DecklistProblem, ParsedDeckCard } from "@spellwright/contract";

/** « 3 », « 3x », « SB: 2 » before a name. */
const BEGINNING = /^\s*(?:(?:sb|cmdr)\s*:\s*)?(?:\d{1,3}\s*x?\s+)?/i;

/** A file of values whose head does not say where the copies are: its columns are offered. */
export const COPIES_ASKED = "copiesColumnUnknown";
/** A head that is read as that of the copies. */
const COPIES_HEAD = "Quantity";

/**
 * The text with one line's card replaced by a suggested name (IMP-05). What else the line says, a
 * printing or a tag, stays where the name could be told from it.
 *
 * @param cards of the preview: the line's own card bears the name as it is written
 */
export const acceptSuggestion = (
  text: string,
  { line, reason, written: called }: Pick<DecklistProblem, "line" | "reason" | "written">,
  cards: readonly Pick<ParsedDeckCard, "line" | "name" | "cardId">[],
  suggestion: string,
): string => {
  const lines = text.split("\n");
  const before = lines[line - 1];
  if (before === undefined) return text;
  if (reason === COPIES_ASKED) {
    lines[line - 1] = before.replace(suggestion, () => COPIES_HEAD);
    return lines.join("\n");
  }
  const unknown = cards.find((card) => card.line === line && card.cardId === null)?.name;
  const written = called ?? unknown;
  const ending = before.endsWith("\r") ? "\r" : "";
  lines[line - 1] =
    written !== undefined && before.includes(written)
      ? before.replace(written, () => suggestion)
      : `${BEGINNING.exec(before)?.[0] ?? ""}${suggestion}${ending}`;
  return lines.join("\n");
};
