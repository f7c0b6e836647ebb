import type { Page } from "@playwright/test";

interface Shift extends PerformanceEntry {
  readonly value: number;
}

/**
 * Counts what moves on its own from now on, and on every page that is opened. Moves that follow a key or
 * a click are counted too.
 *
 * @returns gives the sum of the shifts since it was last asked (as in Cumulative Layout Shift)
 */
export const countShifts = async (page: Page): Promise<() => Promise<number>> => {
  const watch = () => {
    const counted = { sum: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) counted.sum += (entry as Shift).value;
    }).observe({ type: "layout-shift", buffered: true });
    Object.assign(window, { shifts: counted });
  };
  await page.addInitScript(watch);
  return () =>
    page.evaluate(async () => {
      // What was drawn by now has been reported once two more frames are.
      for (let frame = 0; frame < 2; frame += 1)
        await new Promise((resolve) => requestAnimationFrame(resolve));
      const { shifts } = window as unknown as { shifts: { sum: number } };
      const { sum } = shifts;
      shifts.sum = 0;
      return sum;
    });
};
