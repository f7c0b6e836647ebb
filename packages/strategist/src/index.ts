export { answerQuestion } from "./answer-question.ts";
export type * from "./strategist.ts";
