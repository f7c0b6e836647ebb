import { combosOf, copiesOf, type DeckFacts, weightOfRole } from "../../deck-facts.ts";

/** Something of a deck that is counted: how answers of both languages call it, folded, and what it comes to. */
interface Measure {
  readonly name: string;
  readonly words: string;
  readonly of: (facts: DeckFacts) => readonly number[];
}

const ofType =
  (type: string) =>
  ({ cards, statistics }: DeckFacts): readonly number[] => [
    copiesOf(cards.filter(({ card }) => new RegExp(`\\b${type}\\b`).test(card.type_line))),
    ...statistics.categories
      .filter(({ category }) => category === type.toLowerCase())
      .map(({ count }) => count),
  ];
const ofRole =
  (role: Parameters<typeof weightOfRole>[1]) =>
  (facts: DeckFacts): readonly number[] => [weightOfRole(facts, role)];

/** What answers count of a deck. */
export const MEASURES: readonly Measure[] = [
  {
    name: "lands",
    words: "lands?|terrains?",
    of: ({ statistics, libraryLands, libraryModal }) => [
      statistics.lands,
      libraryLands - libraryModal,
      libraryLands,
    ],
  },
  { name: "creatures", words: "creatures?", of: ofType("Creature") },
  { name: "instants", words: "instants?|ephemeres?", of: ofType("Instant") },
  { name: "sorceries", words: "sorcery|sorceries|rituels?", of: ofType("Sorcery") },
  { name: "artifacts", words: "artifacts?|artefacts?", of: ofType("Artifact") },
  { name: "enchantments", words: "enchantments?|enchantements?", of: ofType("Enchantment") },
  { name: "planeswalkers", words: "planeswalkers?", of: ofType("Planeswalker") },
  { name: "ramp", words: "ramp|acceleration|accelerateurs?", of: ofRole("ramp") },
  { name: "draw", words: "draw|pioche|that draw|qui piochent", of: ofRole("draw") },
  { name: "removal", words: "removals?|gestion|antibetes?", of: ofRole("removal") },
  { name: "wipes", words: "wipes?|wraths?|sweepers?|balayages?|nettoyages?", of: ofRole("wipe") },
  { name: "counterspells", words: "counterspells?|contresorts?", of: ofRole("counterspell") },
  { name: "tutors", words: "tutors?|tuteurs?", of: ofRole("tutor") },
  {
    name: "sources",
    words: "sources?",
    of: ({ statistics }) => Object.values(statistics.sources),
  },
  {
    name: "changers",
    words: "game changers?",
    of: ({ deck }) => (deck.bracket === null ? [] : [deck.bracket.gameChangers.length]),
  },
  { name: "combos", words: "combos?", of: ({ deck }) => [combosOf(deck).length] },
  {
    name: "cards",
    words: "cards?|cartes?",
    of: ({ statistics, library }) => [statistics.cards, library],
  },
];
