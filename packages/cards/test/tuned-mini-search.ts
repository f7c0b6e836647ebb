import { foldWords } from "@spellwright/text";
import MiniSearch from "minisearch";
import type { CardName } from "../src/index.ts";

/** Every name under which a card is found. */
export const namesOf = (card: CardName): string[] => [
  ...new Set([card.name, card.printedName ?? card.name, ...card.flavorNames, ...card.faceNames]),
];

/** MiniSearch as its manual tunes it for this: all words, beginnings, slips by length, played cards first. */
export const tunedMiniSearch = (
  cards: readonly CardName[],
  shown: number,
): ((typed: string) => readonly CardName[]) => {
  const index = new MiniSearch<{ id: number; names: string }>({
    fields: ["names"],
    tokenize: (text) => foldWords(text).split(" "),
    processTerm: (term) => term,
    searchOptions: {
      combineWith: "AND",
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      boostDocument: (id) => 1 + 1 / Math.log10(10 + (cards[Number(id)]?.rank ?? 1e6)),
    },
  });
  index.addAll(cards.map((card, id) => ({ id, names: namesOf(card).join(" ") })));
  return (typed) =>
    index
      .search(typed)
      .slice(0, shown)
      .flatMap(({ id }) => cards[Number(id)] ?? []);
};
