import type { LanguageModelResult } from "@spellwright/contract";

/** What a provider's own web search brought (ORA-18). */
export interface WebFindings {
  readonly used: boolean;
  readonly searches: number;
  readonly sources: LanguageModelResult<unknown>["sources"];
  /** What changed lately, as plain text. */
  readonly updates: string | null;
}

/** Nothing on the web was looked at. */
export const NO_WEB: WebFindings = { used: false, searches: 0, sources: [], updates: null };
