import type { Answer } from "../call-app.ts";
import type { Outcome } from "../processes/balancer.ts";

/** How long after the end of a process its runs may be told of as interrupted, in milliseconds: until the next one. */
const AFTERMATH_MS = 30_000;
/** Of an answer whose process died. */
const DIED = ["RUN_INTERRUPTED"];

/** Answers by what was asked, with their status and code, and what should not have been. */
export interface Tally {
  /** A process, or the database, is ended now. */
  ended(): void;
  /** Whether that is why this was answered, so that it may be asked for again. */
  isExplained(answer: Answer): boolean;
  count(what: string, outcome: Outcome): void;
  fault(line: string): void;
  /** One row for each thing that was asked. */
  rows(): readonly Readonly<Record<string, string | number>>[];
  readonly ends: () => number;
  readonly faults: readonly string[];
}

const codeOf = ({ body }: Answer): string | undefined =>
  typeof body === "object" && body !== null ? body.code : undefined;

/**
 * Counts every answer. A 5xx or a broken line that no end explains is a fault.
 *
 * @param explained codes that an end explains for a while
 */
export const createTally = (explained: readonly string[] = DIED): Tally => {
  const counts = new Map<string, Map<string, number>>();
  const faults: string[] = [];
  let ends = 0;
  let lastEnd = Number.NEGATIVE_INFINITY;
  const add = (what: string, result: string) => {
    const of = counts.get(what) ?? new Map<string, number>();
    counts.set(what, of.set(result, (of.get(result) ?? 0) + 1));
  };
  const isExplained = (answer: Answer): boolean =>
    explained.includes(codeOf(answer) ?? "") && performance.now() - lastEnd < AFTERMATH_MS;
  return {
    ended() {
      ends += 1;
      lastEnd = performance.now();
    },
    isExplained,
    count(what, outcome) {
      if (outcome.kind === "broken") {
        add(what, outcome.isOurs ? "cut by the end" : "cut");
        if (!outcome.isOurs) faults.push(`${what}: the line of a living process broke`);
        return;
      }
      const { status, body } = outcome.answer;
      const code = codeOf(outcome.answer);
      add(what, code === undefined ? `${status}` : `${status} ${code}`);
      if (status >= 500 && !isExplained(outcome.answer))
        faults.push(`${what}: ${status} ${JSON.stringify(body)}`);
    },
    fault: (line) => void faults.push(line),
    rows: () => [...counts].map(([asked, results]) => ({ asked, ...Object.fromEntries(results) })),
    ends: () => ends,
    faults,
  };
};
