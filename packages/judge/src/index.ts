export { createJudge, createJudgeInSteps } from "./create-judge.ts";
export type * from "./judge.ts";
export { isGlossary } from "./knowledge/definition.ts";
export type { JudgeKnowledge, KnowledgeFile, KnowledgeFiles } from "./knowledge/knowledge.ts";
export { readKnowledge, readKnowledgeInSteps } from "./knowledge/read-knowledge.ts";
export { type KeywordName, keywordNames } from "./vocabulary/keyword-names.ts";
