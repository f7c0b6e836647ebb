import type { Sentence } from "@spellwright/text";
import instructions from "../../../../data/judge/reading/instructions.json" with { type: "json" };
import { compilePattern } from "../vocabulary/patterns.ts";

/**
 * Sentences that try to direct the assistant instead of asking about the game. What is left is
 * answered. Nothing left is declined. Patterns are bounded, so reading stays linear.
 */
const INSTRUCTIONS = instructions.map((pattern) => compilePattern(pattern));

/** “Can I ignore the rules of …?” asks about the game. */
const ASKS_ITSELF =
  /^(?:(?:so|and|but|et|donc|alors) )?(?:can|may|could|do|does|is|are|puis|peut|est-ce|ai-je)\b/;

export const isInstruction = (sentence: Sentence): boolean =>
  !(sentence.asks && ASKS_ITSELF.test(sentence.folded)) &&
  INSTRUCTIONS.some((pattern) => pattern.test(sentence.folded));
