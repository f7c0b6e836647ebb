import type { Harm, Harms } from "./harms-of.ts";

/** Abilities that keep a creature from some harm. */
export const SHIELDS = [
  "indestructible",
  "regenerate",
  "shroud",
  "hexproof",
  "protection",
] as const;
export type Shield = (typeof SHIELDS)[number];

/** Whether a shield stops a harm; undefined where more would have to be known (CR 702.12b, 701.19a, 702.11b, 702.16). */
const stops = (
  shield: Shield,
  { kind, isTargeted }: Harm,
  { forbidsRegeneration }: Harms,
): boolean | undefined => {
  const destroys = kind === "destroy" || kind === "damage";
  if (shield === "indestructible") return destroys;
  if (shield === "regenerate") return destroys && !forbidsRegeneration;
  // Damage may be too little, and protection prevents it; who casts it decides for hexproof.
  if (kind === "damage") return undefined;
  if (!isTargeted) return false;
  return shield === "shroud" ? true : undefined;
};

/** What becomes of a creature: which shield keeps it safe, or that none does. */
export interface Fate {
  readonly safeBy: Shield | undefined;
}

/** The fate of a creature with some shields; undefined where it cannot be told. */
export const fateOf = (shields: readonly Shield[], harm: Harm, harms: Harms): Fate | undefined => {
  const found = shields.map((shield) => ({ shield, stopped: stops(shield, harm, harms) }));
  const safe = found.find(({ stopped }) => stopped === true);
  if (safe) return { safeBy: safe.shield };
  return found.some(({ stopped }) => stopped === undefined) ? undefined : { safeBy: undefined };
};
