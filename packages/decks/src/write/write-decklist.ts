import { writeCockatrice, writeCsv, writeMtgoDek } from "./data-files.ts";
import type { DeckText } from "./deck-texts.ts";
import {
  writeArchidekt,
  writeArena,
  writeMoxfield,
  writePlain,
  writeTappedout,
} from "./headed-lists.ts";
import type { WrittenDeck } from "./lines.ts";
import { writeDeckstats, writeForge, writeMtgo, writeXmage } from "./tool-files.ts";

const WRITERS: Readonly<Record<DeckText, (deck: WrittenDeck) => string>> = {
  moxfield: writeMoxfield,
  archidekt: writeArchidekt,
  arena: writeArena,
  mtgo: writeMtgo,
  mtgoDek: writeMtgoDek,
  csv: writeCsv,
  plain: writePlain,
  tappedout: writeTappedout,
  deckstats: writeDeckstats,
  xmage: writeXmage,
  forge: writeForge,
  cockatrice: writeCockatrice,
};

/**
 * Writes a deck for a tool, lines in the order of the deck within each board; `readDecklist` reads
 * back everything the form keeps (`DECK_TEXTS`). Ends with a line end, unless the deck is empty.
 */
export function writeDecklist(deck: WrittenDeck, form: DeckText): string {
  const text = WRITERS[form](deck);
  return text ? `${text}\n` : "";
}
