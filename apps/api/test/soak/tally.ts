import type { Outcome } from "../processes/balancer.ts";

/** How long after a kill its runs may be told of as interrupted, in milliseconds: until the next one. */
const AFTERMATH_MS = 30_000;

/** Answers by what was asked, with their status and code, and what should not have been. */
export interface Tally {
  /** A process is killed now. */
  killed(): void;
  count(what: string, outcome: Outcome): void;
  fault(line: string): void;
  /** One row for each thing that was asked. */
  rows(): readonly Readonly<Record<string, string | number>>[];
  readonly kills: () => number;
  readonly faults: readonly string[];
}

/** Counts every answer; a 5xx or a broken line that no kill explains is a fault. */
export const createTally = (): Tally => {
  const counts = new Map<string, Map<string, number>>();
  const faults: string[] = [];
  let kills = 0;
  let lastKill = Number.NEGATIVE_INFINITY;
  const add = (what: string, result: string) => {
    const of = counts.get(what) ?? new Map<string, number>();
    counts.set(what, of.set(result, (of.get(result) ?? 0) + 1));
  };
  return {
    killed() {
      kills += 1;
      lastKill = performance.now();
    },
    count(what, outcome) {
      if (outcome.kind === "broken") {
        add(what, outcome.isOurs ? "cut by the kill" : "cut");
        if (!outcome.isOurs) faults.push(`${what}: the line of a living process broke`);
        return;
      }
      const { status, body } = outcome.answer;
      const code = typeof body === "object" && body !== null ? body.code : undefined;
      add(what, code === undefined ? `${status}` : `${status} ${code}`);
      const isOfKill = code === "RUN_INTERRUPTED" && performance.now() - lastKill < AFTERMATH_MS;
      if (status >= 500 && !isOfKill) faults.push(`${what}: ${status} ${JSON.stringify(body)}`);
    },
    fault: (line) => void faults.push(line),
    rows: () => [...counts].map(([asked, results]) => ({ asked, ...Object.fromEntries(results) })),
    kills: () => kills,
    faults,
  };
};
