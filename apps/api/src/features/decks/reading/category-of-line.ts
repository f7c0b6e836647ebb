import type { Card, DeckCategory } from "@spellwright/contract";
import { categoryOf } from "@spellwright/decks";
import { entryOf, type StoredLine } from "../deck-state.ts";

/** Where the deck page files a line, in one place only: outside the deck proper, by its board. */
export const categoryOfLine = (line: StoredLine, card: Card | undefined): DeckCategory =>
  line.board === "main" ? categoryOf({ ...entryOf(line), card: card ?? null }) : line.board;
