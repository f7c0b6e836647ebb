import * as z from "zod";
import { Effort, Language } from "../enumerations.ts";
import { DetailedReasoning, Engine, Ruling } from "./ruling.ts";

/**
 * An answer that the bot gave in a channel, for whoever has its link (BOT-07): nothing of who asked, of
 * the server or of the channel.
 */
export const ChannelAnswer = z.object({
  question: z.string().describe("As it was written, without anybody it mentions"),
  language: Language.describe("Of question and answer"),
  effort: Effort,
  ruling: Ruling,
  detailed_reasoning: DetailedReasoning,
  engine: Engine,
  zaps_charged: z.number().int(),
  answered_at: z.iso.datetime(),
  readable_until: z.iso.datetime().describe("When it is forgotten, and the link with it"),
  can_withdraw: z.boolean().describe("Whether it is the reader's own to take back"),
});
export type ChannelAnswer = z.infer<typeof ChannelAnswer>;
