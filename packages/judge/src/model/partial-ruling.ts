import { plainText } from "@spellwright/text";
import * as z from "zod";
import { checkFreeText } from "./check-free-text.ts";

const Partial = z.object({
  ruling: z.string().optional().catch(undefined),
  explanation: z.string().optional().catch(undefined),
});
const LONGEST = { ruling: 600, explanation: 4_000 } as const;

/** A ruling while it is written. */
export interface PartialRuling {
  readonly ruling: string;
  readonly explanation: string;
}

/** The last word may be half of a number or of a link: it waits for its other half. */
const wholeWords = (text: string): string => text.slice(0, Math.max(0, text.search(/\S*$/)));

/**
 * What may be shown of a growing answer: plain text without any rule number, since its citations are
 * checked only at the end. Undefined while there is nothing to show.
 */
export const partialRuling = (partial: unknown): PartialRuling | undefined => {
  const parsed = Partial.safeParse(partial);
  if (!parsed.success) return undefined;
  const { ruling = "", explanation } = parsed.data;
  const safe = (text: string, longest: number) =>
    checkFreeText(plainText(text, longest), () => false).text;
  // Once the next field has begun, this one is complete.
  const shown = safe(explanation === undefined ? wholeWords(ruling) : ruling, LONGEST.ruling);
  if (shown === "") return undefined;
  return { ruling: shown, explanation: safe(wholeWords(explanation ?? ""), LONGEST.explanation) };
};
