import type { Swap, SwapReason } from "./swap.ts";

/** How soon a swap should be made. */
export type SwapPriority = "high" | "medium" | "low";

/** From this share on, what a list lacks is felt in most games. */
const MUCH = 0.3;
const SOME = 0.1;

/** How far a list is from what is usual, 0 to 1. */
const shortBy = (reason: SwapReason): number => {
  switch (reason.code) {
    case "roleGap":
      return 1 - reason.count / reason.least;
    case "colorSource":
      return 1 - reason.sources[0] / reason.needed;
    case "colorCost":
      return 1 - reason.sources / reason.needed[0];
    case "curve":
      return Math.abs(reason.value - reason.bound) / reason.bound;
    case "forbidden":
      return 1;
    case "plan":
      return reason.isForCommander ? MUCH : SOME;
    case "comboPiece":
      // Nothing is lacking: a way to win is one card away.
      return SOME;
    case "tappedLand":
    case "proposed":
      return 0;
  }
};

/** What is furthest from usual comes first. What nothing was counted for comes last. */
export const swapPriority = ({ reason }: Pick<Swap, "reason">): SwapPriority => {
  const short = shortBy(reason);
  if (short >= MUCH) return "high";
  return short >= SOME ? "medium" : "low";
};
