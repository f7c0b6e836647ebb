export { compactString } from "./compact-string.ts";
export {
  exactWords,
  GAP,
  type PhraseTable,
  phrasesInSteps,
  prefixesOf,
} from "./compile-phrases.ts";
export {
  type ConceptRows,
  conceptRowsOf,
  type PackedConcepts,
  packConcepts,
} from "./concept-rows.ts";
export { correctTypos, type Spelling, TYPO_MIN_LENGTH } from "./correct-typos.ts";
export { cutText, lastCharacters } from "./cut-text.ts";
export { createDerivableCheck } from "./derived-figures.ts";
export { certainLanguage, detectLanguage } from "./detect-language.ts";
export { differingBits, distancesFrom, editDistance, letterBits } from "./edit-distance.ts";
export { escapePattern } from "./escape-pattern.ts";
export {
  countInSteps,
  type FeatureKeys,
  type FeatureTable,
  featureTableInSteps,
  keyOf,
  keysOf,
  placeOf,
  sizeOf,
} from "./feature-table.ts";
export { findQuote, unsupportedQuotes } from "./find-quote.ts";
export { findUnsafeContent, type UnsafeContent } from "./find-unsafe-content.ts";
export { createSectionFitter, type FitSection } from "./fit-sections.ts";
export { foldInPlace } from "./fold-in-place.ts";
export { foldLetters } from "./fold-letters.ts";
export { foldPhrase } from "./fold-phrase.ts";
export { type FoldedText, foldText } from "./fold-text.ts";
export { foldWords, splitWords, type Word } from "./fold-words.ts";
export { isDeterminer } from "./is-determiner.ts";
export { isFunctionWord } from "./is-function-word.ts";
export { toKeyboardPunctuation, toPrintedPunctuation } from "./keyboard-punctuation.ts";
export { withoutLoneSurrogates } from "./lone-surrogates.ts";
export { magicOnlineName, magicOnlineNumber } from "./magic-online-number.ts";
export { inOneLine, markUntrustedText } from "./mark-untrusted-text.ts";
export { type ConceptMatch, matchConcepts } from "./match-concepts.ts";
export { listAt, type NumberLists } from "./number-lists.ts";
export { CARDINALS } from "./number-words.ts";
export { PackedTexts } from "./packed-texts.ts";
export { plainText } from "./plain-text.ts";
export { pluralOf, singularsOf } from "./plurals.ts";
export { COUNT, countOf, numberIn } from "./read-count.ts";
export { readNumber, readOrdinal } from "./read-number.ts";
export { findSequence, findSpans, placesIn, type Span } from "./sequences.ts";
export {
  type SparseData,
  type SparseIndex,
  sparseDataInSteps,
  sparseIndexOf,
} from "./sparse-index.ts";
export { type Halves, splitsInTwo } from "./split-in-two.ts";
export { type Sentence, splitSentences } from "./split-sentences.ts";
export { stem } from "./stem.ts";
export { stripAccents } from "./strip-accents.ts";
export {
  CHANNELS,
  type Channel,
  conceptOfFeature,
  featuresOfConcept,
  type TextFeatures,
  textFeatures,
} from "./text-features.ts";
export { weightedShare } from "./weighted-share.ts";
export { csvLine, textOfCsvCell } from "./write-csv.ts";
export { writeFigures } from "./write-figures.ts";
