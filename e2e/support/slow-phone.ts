import type { Page } from "@playwright/test";

/** What was to come at once comes later, as behind other work. */
export const delayTimers = async (page: Page, delayMs: number): Promise<void> => {
  await page.addInitScript((delay) => {
    const begin = window.setTimeout;
    const late = (run: () => void, after = 0) => begin(run, after === 0 ? delay : after);
    window.setTimeout = late as typeof window.setTimeout;
  }, delayMs);
};

/** Holds the code of a part of the page back; resolves to what lets it go. */
export const holdCode = async (page: Page, part: string): Promise<() => void> => {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(new RegExp(`/assets/${part}-[\\w-]{8}\\.js$`), async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
};

/** Holds all code back, as a slow line does; resolves to what lets it go. */
export const holdAllCode = async (page: Page): Promise<() => void> => {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/assets\/[\w-]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
};
