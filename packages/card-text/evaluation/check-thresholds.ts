import { readFileSync } from "node:fs";

/** A share at each depth, each of one. */
export interface AtDepths {
  readonly shallow: number;
  readonly whole: number;
}

type Section = "shares" | "precision";

/** What fell below its threshold, one line each. Thresholds only rise. */
export function missedThresholds(
  section: Section,
  measured: ReadonlyMap<string, AtDepths>,
): string[] {
  const thresholds: Record<Section, Record<string, AtDepths>> = JSON.parse(
    readFileSync(new URL("thresholds.json", import.meta.url), "utf8"),
  );
  return Object.entries(thresholds[section]).flatMap(([of, least]) =>
    (["shallow", "whole"] as const).flatMap((depth) => {
      const share = measured.get(of)?.[depth] ?? 0;
      return share < least[depth] ? [`${of}, ${depth}: ${share} is below ${least[depth]}`] : [];
    }),
  );
}
