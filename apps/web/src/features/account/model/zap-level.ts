import type { BillingStatus } from "@spellwright/contract";

/** The meter draws at most this many notches. Beyond, each stands for 4 % (guide §8). */
const NOTCHES_MAX = 25;
/** At or under this share of the month the figure warns. */
const FEW_SHARE = 0.2;

export interface ZapLevel {
  readonly left: number;
  readonly total: number;
  readonly bought: number;
  /** How many notches, and how many of them are lit. */
  readonly notches: number;
  readonly lit: number;
  readonly state: "enough" | "few" | "none";
}

/** What the zap meter shows of a billing status. */
export const zapLevel = ({ plan, zaps }: BillingStatus): ZapLevel => {
  const left = zaps.monthly_remaining;
  const bought = zaps.bought_remaining;
  const total = Math.max(plan.monthly_zaps, left);
  const notches = Math.min(total, NOTCHES_MAX);
  // Never dark while one zap is left.
  const lit = total === 0 ? 0 : Math.ceil((left * notches) / total);
  const usable = left + bought;
  const state = usable === 0 ? "none" : usable <= total * FEW_SHARE ? "few" : "enough";
  return { left, total, bought, notches, lit, state };
};
