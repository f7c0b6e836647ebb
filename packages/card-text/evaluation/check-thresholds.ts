import { readFileSync } from "node:fs";
import type { Shares } from "./measure.ts";

type Threshold = Pick<Shares, "shallow" | "whole">;

/** What fell below its threshold, one line each. Thresholds only rise. */
export function missedThresholds(measured: ReadonlyMap<string, Shares>): string[] {
  const thresholds: Record<string, Threshold> = JSON.parse(
    readFileSync(new URL("thresholds.json", import.meta.url), "utf8"),
  );
  return Object.entries(thresholds).flatMap(([of, least]) =>
    (["shallow", "whole"] as const).flatMap((depth) => {
      const share = measured.get(of)?.[depth] ?? 0;
      return share < least[depth] ? [`${of}, ${depth}: ${share} is below ${least[depth]}`] : [];
    }),
  );
}
