export { createJudge } from "./create-judge.ts";
export type * from "./judge.ts";
