export { createJudge } from "./create-judge.ts";
export type * from "./judge.ts";
export type { JudgeKnowledge } from "./knowledge.ts";
export { type KeywordName, keywordNames } from "./lexicon/keyword-names.ts";
export { shippedKnowledge } from "./shipped-knowledge.ts";
