import { expect, type Locator, type Page } from "@playwright/test";

/** More presses than any page of the stories has places to stop at. */
const STOPS_MAX = 150;

/** In the page: whether what has the focus shows it, by itself or by the box that it stands in. */
const showsFocus = (): boolean => {
  const isDrawn = (element: Element): boolean => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none";
  };
  let element = document.activeElement;
  for (let level = 0; element !== null && level < 4; level += 1) {
    if (isDrawn(element)) return true;
    element = element.parentElement;
  }
  return false;
};

/** Presses Tab until the place has the focus, and sees that each stop on the way shows where one is. */
export const tabTo = async (page: Page, place: Locator): Promise<void> => {
  await expect(place).toBeVisible();
  for (let stop = 0; stop < STOPS_MAX; stop += 1) {
    await page.keyboard.press("Tab");
    const name = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200) ?? "");
    // Behind the last stop the focus is the browser's own.
    if (!name.startsWith("<body"))
      expect(await page.evaluate(showsFocus), `${name} shows no focus`).toBe(true);
    if (await place.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`not reached by Tab: ${place}`);
};
