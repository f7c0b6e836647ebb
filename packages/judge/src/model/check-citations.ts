import { MORE_QUOTES } from "@spellwright/contract";
import { findQuote, plainText } from "@spellwright/text";
import type { ClaimCheck } from "../check/claim-support.ts";
import { type Citation, MOST_RULES } from "../decision.ts";
import { checkFreeText } from "./check-free-text.ts";
import type { ModelEvidence } from "./model-evidence.ts";
import type { ModelRuling } from "./model-ruling.ts";
import { numberOfHandle, type Passages } from "./write-prompt.ts";

/** Longest texts of a citation, in characters. */
export const LONGEST_CITED = { claim: 300, quote: 600 } as const;
/** Most citations that are read. */
export const MOST_CITED = 12;
/** Quotes of one rule: the first and as many more as a shown rule may have. */
const MOST_QUOTES = 1 + MORE_QUOTES;

export interface CheckedCitations {
  /** Each rule once, with every quote that it holds. */
  readonly held: readonly Citation[];
  /** Handles that no passage has, and citations whose quote or claim does not hold. */
  readonly unknown: number;
  readonly unsupported: number;
}

/**
 * Keeps a citation whose quote stands in its rule and whose claim speaks of it. A claim that fits another
 * passage better is not shown. The rule and its quote are.
 */
export const checkCitations = (
  citations: ModelRuling["citations"],
  passages: Passages,
  check: ClaimCheck,
  { rulebook, understanding }: ModelEvidence,
): CheckedCitations => {
  const held = new Map<string, Citation>();
  let unknown = 0;
  let unsupported = 0;
  for (const { handle, quote, claim } of citations.slice(0, MOST_CITED)) {
    const number = numberOfHandle(handle, passages);
    if (number === undefined) {
      unknown += 1;
      continue;
    }
    const text = rulebook.read(number, understanding.language)?.text ?? "";
    const quoted = findQuote(text, quote.slice(0, LONGEST_CITED.quote));
    const said = checkFreeText(plainText(claim, LONGEST_CITED.claim), (named) => named === number);
    if (quoted === undefined || said.removed.length > 0 || !check.speaksOf(said.text, number)) {
      unsupported += 1;
      continue;
    }
    const before = held.get(number);
    const shown = check.fits(said.text, number) ? said.text : "";
    const quotes = [...new Set([...(before?.quotes ?? []), quoted])].slice(0, MOST_QUOTES);
    held.set(number, { number, claim: before?.claim || shown, quotes });
  }
  // Texts may name what is shown, and no more is shown.
  return { held: [...held.values()].slice(0, MOST_RULES), unknown, unsupported };
};
