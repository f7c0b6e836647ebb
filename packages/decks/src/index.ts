export type { CardFacts, EntryWithFacts } from "./card-facts.ts";
export type { CommanderSuggestion } from "./commander/suggest-commanders.ts";
export { type CardCounts, countCards } from "./count-cards.ts";
export {
  BOARDS,
  type Board,
  type DeckEntry,
  type Decklist,
  type DecklistEntry,
  type DecklistMetadata,
  type DecklistProblem,
  type Finish,
  type LineKind,
  type ProblemReason,
  type ResolvedDecklist,
  type ResolvedEntry,
} from "./decklist.ts";
export { type DeckChange, diffDecks } from "./diff-decks.ts";
export {
  detectFormat,
  exceedsFormat,
  isCommanderFormat,
  isCommanderRequired,
  readFormat,
} from "./format/detect-format.ts";
export type { LegalityCode, LegalityProblem, LegalityReport } from "./legality/legality.ts";
export { decodeText } from "./read/decode-text.ts";
export { readDecklist } from "./read/read-decklist.ts";
export { resolveDecklist } from "./resolve/resolve-decklist.ts";
export type { DeckCategory, DeckStatistics } from "./statistics/deck-statistics.ts";
export { DECK_TEXTS, type DeckText } from "./write/deck-texts.ts";
// Functions that follow in this package, with these signatures:
//   suggestCommanders(entries: readonly EntryWithFacts[]): readonly CommanderSuggestion[]
//   searchEntries(entries, query: string, exclude?: readonly string[]): at most 10 (IMP-07)
//   writeDecklist(deck: { name: string; entries: readonly DeckEntry[] }, form: DeckText): string
//   deckStatistics(entries: readonly EntryWithFacts[]): DeckStatistics
//   checkLegality(entries: readonly EntryWithFacts[], format: DeckFormat): LegalityReport
