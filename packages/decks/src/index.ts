export { inOneGo, type Steps } from "@spellwright/cards";
export {
  type ArchetypeBound,
  archetypeBounds,
  archetypeMarks,
  type FoundMark,
} from "./bracket/archetype.ts";
export { PLANS as ARCHETYPE_PLANS } from "./bracket/archetype-plans.ts";
export type { BracketCard, BracketEntry } from "./bracket/bracket-card.ts";
export {
  type BracketPolicy,
  COMBO_RESULTS,
  type Combo,
  GAME_CHANGER_IMPACTS,
  type GameChanger,
} from "./bracket/bracket-data.ts";
export {
  type BracketFinding,
  type BracketReason,
  type CardLabel,
  type FoundCombo,
  type FoundGameChanger,
  kindOfReason,
  NO_BRACKET,
  NOT_CALCULATED,
  REASON_CODES,
  type ReasonCode,
} from "./bracket/bracket-finding.ts";
export { manaValueOfCost } from "./bracket/combo-costs.ts";
export {
  type ComboIndex,
  comboIndexInSteps,
  createComboIndex,
  type NearCombo,
} from "./bracket/combo-index.ts";
export { type ComboRecord, readCombo } from "./bracket/combo-records.ts";
export { type BracketRules, estimateBracket } from "./bracket/estimate-bracket.ts";
export { fillsTemplates, isLedBy } from "./bracket/find-combos.ts";
export { type FoundSignal, findSignals } from "./bracket/find-signals.ts";
export { type LowerBracketOption, lowerBracketOptions } from "./bracket/lower-bracket-options.ts";
export { playedCards } from "./bracket/played-cards.ts";
export type { CardFacts, EntryWithFacts } from "./card-facts.ts";
export { type CardSynergy, cardSynergies } from "./card-synergies.ts";
export { type CommanderSuggestion, suggestCommanders } from "./commander/suggest-commanders.ts";
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
  type DetectedFormat,
  detectFormat,
  exceedsFormat,
  isCommanderFormat,
  isCommanderRequired,
  readFormat,
} from "./format/detect-format.ts";
export { checkLegality } from "./legality/check-legality.ts";
export type { LegalityCode, LegalityProblem, LegalityReport } from "./legality/legality.ts";
export { oncePerCard } from "./once-per-card.ts";
export { entryOfCard, plainEntry } from "./plain-entry.ts";
export { decodeText } from "./read/decode-text.ts";
export { readDecklist, readInSteps } from "./read/read-decklist.ts";
export { readCardWords } from "./read-card-words.ts";
export { areMostNamesUnknown } from "./resolve/names-unknown.ts";
export { resolveDecklist, resolveInSteps } from "./resolve/resolve-decklist.ts";
export { boardWipeFilter } from "./roles/board-wipe-filter.ts";
export { castForFree } from "./roles/cast-for-free.ts";
export { couldBe } from "./roles/could-be.ts";
export { librarySearchFilter } from "./roles/library-search-filter.ts";
export { keywordsOf } from "./roles/own-keywords.ts";
export { prohibitionFilter } from "./roles/prohibition-filter.ts";
export { type PutOntoBattlefield, putOntoBattlefieldBy } from "./roles/put-onto-battlefield.ts";
export { type CardRoles, type RoleCard, recogniseRoles } from "./roles/recognise-roles.ts";
export {
  REMOVABLE_TYPES,
  type RemovableType,
  type RemovalTarget,
} from "./roles/removal-targets.ts";
export { ROLES, type Role } from "./roles/roles.ts";
export { OPPOSING_ANSWERS, type OpposingAnswer } from "./roles/rules/protection-and-stax.ts";
export { takesFromOthers } from "./roles/takes-from-others.ts";
export { tokensMade } from "./roles/tokens-made.ts";
export { searchEntries } from "./search-entries.ts";
export { type SearchedFacts, searchedFactsOf } from "./searched-facts.ts";
export { type CastingCost, castingCosts, leastCost } from "./statistics/casting-costs.ts";
export {
  categoryOf,
  type DeckCategory,
  type DeckStatistics,
  deckStatistics,
} from "./statistics/deck-statistics.ts";
export { createManaOf, manaOf } from "./statistics/mana-sources.ts";
export type { NamedTrait, TraitTrigger } from "./traits/read-traits.ts";
export type { Trait } from "./traits/trait-rules.ts";
export { DECK_TEXTS, type DeckText } from "./write/deck-texts.ts";
export { writeDecklist } from "./write/write-decklist.ts";
