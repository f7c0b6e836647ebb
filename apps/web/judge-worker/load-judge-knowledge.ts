import { inOneGo } from "@spellwright/cards";
import {
  deriveKnowledgeInSteps,
  indexKnowledgeInSteps,
  type JudgeKnowledge,
  type WrittenKnowledge,
} from "@spellwright/judge";
import { keepIndex, readIndex } from "./kept-index.ts";

/**
 * What the judge knows, with all that questions are compared with. What a start before this one read is not
 * read again: that takes more than half of a first start.
 *
 * @param of names what was written and the code that reads it (`readIndex`)
 */
export const loadJudgeKnowledge = async (
  of: string,
  written: WrittenKnowledge,
): Promise<JudgeKnowledge> => {
  const kept = await readIndex(of);
  const known = inOneGo(deriveKnowledgeInSteps(written));
  if (kept !== undefined) return { ...known, index: kept };
  const index = inOneGo(indexKnowledgeInSteps(known));
  await keepIndex(of, index);
  return { ...known, index };
};
