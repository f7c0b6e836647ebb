export { citationsOf } from "./decision.ts";
export { type Engine, engineConfidence, type NamedCard, ruled, stepBy } from "./engines/engine.ts";
export type { CardEffect } from "./engines/layers/card-effect.ts";
export type { CardChange } from "./engines/layers/effect.ts";
export type { Scope } from "./engines/layers/scope.ts";
export { readWords } from "./engines/reading/read-words.ts";
export { type BurnFacts, type CardFacts, storedFactsOf } from "./engines/world/card-facts.ts";
export type { CombatFacts, CombatMatter } from "./engines/world/combat-facts.ts";
export type { Restriction } from "./engines/world/restriction.ts";
export type * from "./judge.ts";
export type * from "./judge-parts.ts";
export { createJudge, createJudgeInSteps, createLocalJudgeInSteps } from "./judges.ts";
export { deriveKnowledgeInSteps } from "./knowledge/derive-knowledge.ts";
export { gatherKnowledge, type ReadFolder } from "./knowledge/gather-knowledge.ts";
export type {
  JudgeKnowledge,
  KnowledgeFile,
  KnowledgeFiles,
  WrittenKnowledge,
} from "./knowledge/knowledge.ts";
export type { KnowledgeIndex } from "./knowledge/knowledge-index.ts";
export { checkKnowledge, readKnowledge, readKnowledgeInSteps } from "./knowledge/read-knowledge.ts";
export {
  fillSentence,
  inBothLanguages,
  joinNames,
  type PhrasedAnswer,
  phraseYesOrNo,
} from "./phrases/fill-sentence.ts";
export { caseOfWording } from "./recognise/case-of-wording.ts";
export { indexKnowledgeInSteps } from "./recognise/index-knowledge.ts";
export { type KeywordName, keywordNames } from "./vocabulary/keyword-names.ts";
