import type { Language } from "@spellwright/contract";
import { foldWords } from "@spellwright/text";
import { gatherLegendNames, type LegendNames } from "./legends.ts";
import { buildNameTable } from "./name-table.ts";
import { createNameReader } from "./names-in-text.ts";
import { createNameResolver, MAX_NAME_LENGTH } from "./resolve-name.ts";
import type { CardIndex, CardName, NamesInText } from "./resolver.ts";
import { createNameSearch } from "./search-names.ts";
import type { Steps } from "./steps.ts";
import { createUnknownNameReader } from "./unknown-names.ts";

/**
 * Indexes card names for search, look-up and reading of sentences. About 0.3 s for all cards; the
 * word search (0.5 s more) is built by the first query that needs it.
 */
export function createCardIndex(names: Iterable<CardName>): CardIndex {
  const cards = [...names];
  const table = buildNameTable(cards);
  const search = createNameSearch(table);
  let legendNames: LegendNames | undefined;
  const legends = () => {
    legendNames ??= gatherLegendNames(cards, table);
    return legendNames;
  };
  const resolve = createNameResolver(table, legends, search);
  const readCards = createNameReader(table, legends, resolve);
  const readUnknown = createUnknownNameReader(table, resolve);
  function* readNames(text: string, language: Language): Steps<NamesInText> {
    const cards = yield* readCards(text, language);
    return { cards, unknown: yield* readUnknown(text, language, cards) };
  }
  const knows = (name: string) =>
    name.length <= MAX_NAME_LENGTH && table.byFolded.has(foldWords(name));
  return { size: cards.length, search, resolve, knows, readNames };
}
