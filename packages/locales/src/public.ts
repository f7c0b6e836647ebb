// What both entries give.

export { cardSourceName } from "./card-source-name.ts";
export {
  CONFIDENCE_WORDS,
  type ConfidenceBand,
  confidenceBand,
  confidencePercent,
} from "./confidence.ts";
export { confidenceNote } from "./confidence-note.ts";
export { DECK_QUESTIONS } from "./deck-questions.ts";
export { errorSentence } from "./error-sentence.ts";
export { FAILURE_TEXTS, type FailureTexts } from "./failure-texts.ts";
export { fallbackNotice } from "./fallback-notice.ts";
export { frenchTypeLine } from "./french-type-line.ts";
export {
  canonicalPath,
  languageOfPath,
  pathInLanguage,
  preferredLanguage,
} from "./pages/addresses.ts";
export { headOf, type PageHead, type PageSubject, titleOf } from "./pages/page-head.ts";
export {
  accentOf,
  openPaths,
  PAGES,
  type PageAddress,
  type PageName,
  pageOf,
  pagePath,
} from "./pages/pages.ts";
export { type RuleGroup, ruleGroups } from "./rule-groups.ts";
export { rulingBand } from "./ruling-band.ts";
export {
  type PlainKey,
  type TextKey,
  type TextPart,
  type Thinker,
  type Translate,
  thinkingMessages,
  translateWithData,
  translator,
} from "./translate.ts";
