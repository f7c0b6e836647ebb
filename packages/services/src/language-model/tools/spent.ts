import {
  addUsage,
  type LanguageModelResult,
  type Usage,
  type WebSource,
} from "@spellwright/contract";
import type { TurnResult } from "../converse.ts";
import { checkSources } from "../web-sources.ts";

/** What the turns before an answer cost and found on the web. */
export interface Spent {
  /** Undefined before the first turn, null where its server does not say. */
  readonly usage: Usage | null | undefined;
  readonly sources: readonly WebSource[];
  readonly searches: number;
}

export const NOTHING_SPENT: Spent = { usage: undefined, sources: [], searches: 0 };

/** With one turn more. */
export const spend = (before: Spent, { usage, sources, searches }: TurnResult): Spent => ({
  usage: before.usage === undefined ? usage : addUsage(before.usage, usage),
  sources: [...before.sources, ...sources],
  searches: before.searches + searches,
});

/** An answer with all that was spent before it. */
export const withSpent = <Output>(
  answer: LanguageModelResult<Output>,
  { usage, sources, searches }: Spent,
): LanguageModelResult<Output> => {
  const all = searches + (answer.searches ?? 0);
  return {
    ...answer,
    usage: usage === undefined ? answer.usage : addUsage(usage, answer.usage),
    sources: checkSources([...sources, ...answer.sources]),
    ...(all > 0 ? { searches: all } : {}),
  };
};
