import { inOneGo } from "@spellwright/cards";
import {
  deriveKnowledgeInSteps,
  indexKnowledgeInSteps,
  type JudgeKnowledge,
  type WrittenKnowledge,
} from "@spellwright/judge";
import { type KeptIndex, keepIndex, readIndex } from "./kept-index.ts";

const withHints = (written: WrittenKnowledge, { hints }: KeptIndex): WrittenKnowledge => ({
  ...written,
  interactions: written.interactions.map((interaction, at) => ({
    ...interaction,
    hints: [...(hints[at] ?? [])],
  })),
});

/**
 * What the judge knows, with all that questions are compared with. What a start before this one read is not
 * read again: that takes more than half of a first start.
 *
 * @param of names what was written and the code that reads it (`readIndex`)
 */
export const know = async (of: string, written: WrittenKnowledge): Promise<JudgeKnowledge> => {
  const kept = await readIndex(of);
  if (kept !== undefined)
    return {
      ...inOneGo(deriveKnowledgeInSteps(withHints(written, kept))),
      index: kept.index,
    };
  const known = inOneGo(deriveKnowledgeInSteps(written));
  const index = inOneGo(indexKnowledgeInSteps(known));
  const hints = known.interactions.map((interaction) => interaction.hints);
  await keepIndex(of, { index, hints });
  return { ...known, index };
};
