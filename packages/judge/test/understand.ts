import type { JudgeQuestion } from "../src/judge.ts";
import { type Understanding, understand as understandWith } from "../src/question/understand.ts";
import { shippedKnowledge } from "./load-knowledge.ts";

/** Reads a question with the vocabulary that ships with the product. */
export const understand = (input: JudgeQuestion): Understanding =>
  understandWith(input, shippedKnowledge.vocabulary);
