import type { JudgeKnowledge } from "./knowledge.ts";
import { topics } from "./topics/index.ts";

/** The knowledge that ships with the product. */
export const shippedKnowledge: JudgeKnowledge = { topics };
