export { createJudge } from "./create-judge.ts";
export type * from "./judge.ts";
export type { JudgeKnowledge } from "./knowledge.ts";
export { shippedKnowledge } from "./shipped-knowledge.ts";
