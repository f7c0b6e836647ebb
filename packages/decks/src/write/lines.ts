import type { Board, DeckEntry } from "../decklist.ts";

/** A deck as it is written: its name and its lines. */
export interface WrittenDeck {
  readonly name: string;
  readonly entries: readonly DeckEntry[];
}

/** Everything that would end or change a line taken out of a text of the deck's author. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
}

/** A pile or a tag without the signs that the forms give a meaning. */
export function plainWord(text: string): string {
  return oneLine(text.replace(/[[\]{}^,;#*|`<>"!]/g, " ")).replace(/\s+/g, " ");
}

/** ` (MH2) 137`, ` (MH2)`, or nothing. */
export function printingOf({ setCode, collectorNumber }: DeckEntry, lowerCase = false): string {
  if (setCode === null) return "";
  const code = lowerCase ? setCode.toLowerCase() : setCode;
  return collectorNumber === null ? ` (${code})` : ` (${code}) ${collectorNumber}`;
}

/** ` *F*`, ` *E*`, or nothing. */
export function finishOf({ finish }: DeckEntry): string {
  if (finish === null) return "";
  return finish === "foil" ? " *F*" : " *E*";
}

/** The lines of a board. */
export function onBoard(deck: WrittenDeck, ...boards: readonly Board[]): readonly DeckEntry[] {
  return deck.entries.filter((entry) => boards.includes(entry.board));
}

/** A section of a list: its heading and its lines, nothing when it holds no card. */
export function section(
  headingText: string,
  entries: readonly DeckEntry[],
  write: (entry: DeckEntry) => string,
): readonly string[] {
  return entries.length === 0 ? [] : [[headingText, ...entries.map(write)].join("\n")];
}
