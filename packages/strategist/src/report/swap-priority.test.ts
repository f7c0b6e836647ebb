import { expect, test } from "vitest";
import type { SwapReason } from "./swap.ts";
import { swapPriority } from "./swap-priority.ts";

const target = { name: "Asking", printed_name: null, quantity: 1 };
const curve = { code: "curve", measure: "average", lists: "commander", roles: [] } as const;
const reasons: readonly (readonly [SwapReason, string])[] = [
  [{ code: "roleGap", role: "draw", count: 2, least: 10 }, "high"],
  [{ code: "roleGap", role: "draw", count: 8, least: 10 }, "medium"],
  [{ code: "roleGap", role: "draw", count: 10, least: 10.5 }, "low"],
  [{ code: "colorSource", color: "U", sources: [7, 8], needed: 26, target }, "high"],
  [{ code: "colorCost", color: "U", sources: 20, needed: [26, 0], roles: [] }, "medium"],
  [{ ...curve, value: 4.4, bound: 4.15, after: 4.3 }, "low"],
  [{ ...curve, value: 5, bound: 4.15, after: 4.9 }, "medium"],
  [{ code: "comboPiece", with: [target] }, "medium"],
  [{ code: "tappedLand" }, "low"],
  [{ code: "proposed", why: null, roles: [] }, "low"],
];

test.each(reasons)(
  "[ANA-02] a swap has the priority of what it mends: %j is %s",
  (reason, told) => {
    expect(swapPriority({ reason })).toBe(told);
  },
);
