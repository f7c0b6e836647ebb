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
import { writeCardForge, writeDeckstats, writeMtgo, writeXmage } from "./program-formats.ts";
import { spellName } from "./spell-name.ts";

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
  forge: writeCardForge,
  cockatrice: writeCockatrice,
};

/** The layout of a card by its full name, where it is known: `split`, `transform`. */
type LayoutOf = (name: string) => string | undefined;

/**
 * Writes a deck for a tool, names as that tool spells them, lines in the order of the deck within each board; `readDecklist` reads
 * back everything the form keeps (`DECK_TEXTS`). Ends with a line end, unless the deck is empty.
 *
 * @param layoutOf tells cards with two faces from those with two halves; without it names stay full
 */
export function writeDecklist(
  deck: WrittenDeck,
  form: DeckText,
  layoutOf: LayoutOf = () => undefined,
): string {
  const entries = deck.entries.map((entry) => ({
    ...entry,
    name: spellName(entry.name, layoutOf(entry.name), form),
  }));
  const text = WRITERS[form]({ ...deck, entries });
  return text ? `${text}\n` : "";
}
