import type { Locator } from "@playwright/test";

/** Steps of a swipe: a finger that jumps is none. */
const STEPS = 10;

/** Draws a finger over a part of the page to the left, as far as so many pixels. */
export const swipeLeft = async (part: Locator, distance: number): Promise<void> => {
  const box = await part.boundingBox();
  if (box === null) throw new Error("nothing to swipe is drawn");
  const devtools = await part.page().context().newCDPSession(part.page());
  const [x, y] = [box.x + box.width - 60, box.y + box.height / 2];
  const touch = (
    type: "touchStart" | "touchMove" | "touchEnd",
    touchPoints: { x: number; y: number }[],
  ) => devtools.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", [{ x, y }]);
  for (let step = 1; step <= STEPS; step += 1)
    await touch("touchMove", [{ x: x - (distance * step) / STEPS, y }]);
  await touch("touchEnd", []);
  await devtools.detach();
};
