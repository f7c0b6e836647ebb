import {
  readServiceCard,
  readServiceRuling,
  withFlavorNames,
  withFrench,
} from "@spellwright/cards";
import type { Card, CardRuling } from "@spellwright/contract";
import { readLines } from "../importing/read-json-lines.ts";
import { type CarriedFrench, type PrintedWords, parseJson } from "./french-words.ts";

interface CardWords {
  readonly printed: PrintedWords;
  readonly carried: CarriedFrench;
  /** Filled while cards are read: English names by oracle id, for the rulings. */
  readonly names: Map<string, string>;
}

/** A card with all that is printed on its cards elsewhere: French words, names of other guises. */
const inAllWords = (card: Card, { printed, carried }: CardWords): Card => {
  const id = card.oracle_id ?? "";
  const named = withFlavorNames(card, printed.flavorNames.get(id) ?? []);
  const french = withFrench(named, printed.french.get(id));
  return french.printed_name == null ? { ...french, ...carried.get(card.name) } : french;
};

/** Cards of the Oracle file, each once. What nobody plays with (tokens, art cards) is left out. */
export async function* readBulkCards(file: string, words: CardWords): AsyncGenerator<Card> {
  const seen = new Set<string>();
  for await (const { number, text } of readLines(file)) {
    const card = readServiceCard(parseJson(file, number, text));
    const identity = card?.oracle_id ?? card?.name;
    if (card === undefined || identity === undefined || seen.has(identity)) continue;
    seen.add(identity);
    words.names.set(identity, card.name);
    yield inAllWords(card, words);
  }
}

/** Rulings of the cards that were read before. Those of tokens and of unknown cards are left out. */
export async function* readBulkRulings(
  file: string,
  names: ReadonlyMap<string, string>,
): AsyncGenerator<CardRuling> {
  for await (const { number, text } of readLines(file)) {
    const ruling = readServiceRuling(parseJson(file, number, text), (id) => names.get(id));
    if (ruling !== undefined) yield ruling;
  }
}
