import type { Steps } from "@spellwright/cards";
import type { JudgeKnowledge } from "../knowledge/knowledge.ts";
import type { KnowledgeIndex } from "../knowledge/knowledge-index.ts";
import { elsewhereDataInSteps } from "./elsewhere.ts";
import { settledDataInSteps } from "./settled-index.ts";

/**
 * Reads what questions are compared with, a text a step: more than half of what a judge's start takes. A
 * device keeps it and gives it back as `index` of the same knowledge, read by the same code.
 */
export function* indexKnowledgeInSteps(knowledge: JudgeKnowledge): Steps<KnowledgeIndex> {
  return {
    settled: yield* settledDataInSteps(knowledge),
    elsewhere: yield* elsewhereDataInSteps(knowledge),
  };
}
