import type { Page } from "@playwright/test";

/** A deletion is carried out when its message is gone (HEAD-06: 6 s), and nothing holds it there. */
const UNDO_MS = 7_000;

/** From here on the time of a page can be let pass. Begun before the page is opened. */
export const holdTime = (page: Page): Promise<void> => page.clock.install();

/** Lets time pass for a page whose time is held. @param milliseconds as its clocks count them */
export const letPass = (page: Page, milliseconds: number): Promise<void> =>
  page.clock.fastForward(milliseconds);

/** Lets the time pass in which a deletion can be undone. */
export const letUndoPass = async (page: Page): Promise<void> => {
  // A mouse on the message would hold it there.
  await page.mouse.move(1, 1);
  await letPass(page, UNDO_MS);
};
