export { createJudge } from "./create-judge.ts";
export { commanderTax } from "./engines/commander-tax.ts";
export type * from "./judge.ts";
