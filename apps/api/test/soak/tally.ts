import type { Outcome } from "../processes/balancer.ts";

/** How long after the end of a process its runs may be told of as interrupted, in milliseconds: until the next one. */
const AFTERMATH_MS = 30_000;

/** Answers by what was asked, with their status and code, and what should not have been. */
export interface Tally {
  /** A process is ended now. */
  ended(): void;
  count(what: string, outcome: Outcome): void;
  fault(line: string): void;
  /** One row for each thing that was asked. */
  rows(): readonly Readonly<Record<string, string | number>>[];
  readonly ends: () => number;
  readonly faults: readonly string[];
}

/** Counts every answer; a 5xx or a broken line that no end of a process explains is a fault. */
export const createTally = (): Tally => {
  const counts = new Map<string, Map<string, number>>();
  const faults: string[] = [];
  let ends = 0;
  let lastEnd = Number.NEGATIVE_INFINITY;
  const add = (what: string, result: string) => {
    const of = counts.get(what) ?? new Map<string, number>();
    counts.set(what, of.set(result, (of.get(result) ?? 0) + 1));
  };
  return {
    ended() {
      ends += 1;
      lastEnd = performance.now();
    },
    count(what, outcome) {
      if (outcome.kind === "broken") {
        add(what, outcome.isOurs ? "cut by the end" : "cut");
        if (!outcome.isOurs) faults.push(`${what}: the line of a living process broke`);
        return;
      }
      const { status, body } = outcome.answer;
      const code = typeof body === "object" && body !== null ? body.code : undefined;
      add(what, code === undefined ? `${status}` : `${status} ${code}`);
      const isOfEnd = code === "RUN_INTERRUPTED" && performance.now() - lastEnd < AFTERMATH_MS;
      if (status >= 500 && !isOfEnd) faults.push(`${what}: ${status} ${JSON.stringify(body)}`);
    },
    fault: (line) => void faults.push(line),
    rows: () => [...counts].map(([asked, results]) => ({ asked, ...Object.fromEntries(results) })),
    ends: () => ends,
    faults,
  };
};
