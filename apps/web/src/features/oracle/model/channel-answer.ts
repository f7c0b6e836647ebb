import type { ChannelAnswer } from "@spellwright/contract";
import type { ShownRuling } from "../../chat/index.ts";

/** An answer of the bot as the chat shows answers: how long it took, and what others think, is not known. */
export const shownAnswer = (id: string, given: ChannelAnswer): ShownRuling => ({
  messageId: id,
  feedback: null,
  ruling: given.ruling,
  detailedReasoning: given.detailed_reasoning,
  engine: given.engine,
  reasoningItems: [],
  zaps_charged: given.zaps_charged,
  effort: given.effort,
  durationMs: null,
});
