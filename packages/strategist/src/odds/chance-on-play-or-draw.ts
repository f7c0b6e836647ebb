import type { FindingValue } from "../strategist.ts";

/** What a chance is rounded to where it is told. */
const HUNDREDTHS = 100;

/**
 * A chance on the side that a question tells; on both where it tells none: who starts draws a card less
 * (CR 103.8a).
 */
export const chanceOnPlayOrDraw = (
  chanceOn: (onThePlay: boolean) => number,
  side: "play" | "draw" | null,
): FindingValue => {
  const [play, draw] = [chanceOn(true), chanceOn(false)];
  if (side !== null) return { percent: side === "play" ? play : draw };
  const isOne = Math.round(play * HUNDREDTHS) === Math.round(draw * HUNDREDTHS);
  return isOne ? { percent: draw } : { play, draw };
};
