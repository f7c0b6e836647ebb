export type * from "./judge.ts";
export { createJudge, createJudgeInSteps, createLocalJudgeInSteps } from "./judges.ts";
export { isGlossary } from "./knowledge/definition.ts";
export { deriveKnowledgeInSteps } from "./knowledge/derive-knowledge.ts";
export type {
  JudgeKnowledge,
  KnowledgeFile,
  KnowledgeFiles,
  WrittenKnowledge,
} from "./knowledge/knowledge.ts";
export type { KnowledgeIndex } from "./knowledge/knowledge-index.ts";
export { checkKnowledge, readKnowledge, readKnowledgeInSteps } from "./knowledge/read-knowledge.ts";
export { indexKnowledgeInSteps } from "./recognise/index-knowledge.ts";
export { type KeywordName, keywordNames } from "./vocabulary/keyword-names.ts";
