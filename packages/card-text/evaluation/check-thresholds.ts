import { readFileSync } from "node:fs";
import type { Cost } from "./measure-cost.ts";

/** A share at each depth, each of one. */
export interface AtDepths {
  readonly shallow: number;
  readonly whole: number;
}

interface Thresholds extends Record<Section, Record<string, AtDepths>> {
  /** As much as the packed abilities of all cards may take. */
  readonly megabytes: number;
}

type Section = "shares" | "precision";

/** What fell below its threshold, one line each. Thresholds only rise. */
export function missedThresholds(
  section: Section,
  measured: ReadonlyMap<string, AtDepths>,
): string[] {
  return Object.entries(readThresholds()[section]).flatMap(([of, least]) =>
    (["shallow", "whole"] as const).flatMap((depth) => {
      const share = measured.get(of)?.[depth] ?? 0;
      return share < least[depth] ? [`${of}, ${depth}: ${share} is below ${least[depth]}`] : [];
    }),
  );
}

/** Tells if the packed abilities take more than they may. */
export function tooManyBytes({ megabytes }: Pick<Cost, "megabytes">): string[] {
  const most = readThresholds().megabytes;
  return megabytes > most ? [`packed abilities: ${megabytes} MB are more than ${most}`] : [];
}

const readThresholds = (): Thresholds =>
  JSON.parse(readFileSync(new URL("thresholds.json", import.meta.url), "utf8"));
