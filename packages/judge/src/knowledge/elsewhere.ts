import { Language } from "@spellwright/contract";
import * as z from "zod";

/** A line of `data/judge/elsewhere/<matter>.jsonl`: a question that is none about the rules of the game. */
export const ElsewhereLine = z.strictObject({
  language: Language,
  text: z.string().min(3),
});
export type ElsewhereLine = z.infer<typeof ElsewhereLine>;
