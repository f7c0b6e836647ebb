import type { CardReference } from "../strategist.ts";

/** A remark of a model after its check: sentences that name cards of the list and nothing else like one. */
export interface CheckedRemark {
  readonly text: string;
  readonly cards: readonly CardReference[];
}

/** What a model added to a report, checked. */
export interface ReportAdvice {
  readonly reading: readonly CheckedRemark[];
  readonly strengths: readonly CheckedRemark[];
  readonly weaknesses: readonly CheckedRemark[];
  /** Each names two cards of the list at least. */
  readonly synergies: readonly CheckedRemark[];
  readonly recentUpdates: string | null;
  /** Addresses of the pages that the provider’s own search used. */
  readonly sources: readonly string[];
  readonly webSearchUsed: boolean;
}
