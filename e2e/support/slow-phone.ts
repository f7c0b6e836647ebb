import type { Page } from "@playwright/test";
import { fileOf } from "./code.ts";

/** What was to come at once comes later, as behind other work. */
export const delayTimers = async (page: Page, delayMs: number): Promise<void> => {
  await page.addInitScript((delay) => {
    const begin = window.setTimeout;
    const late = (run: () => void, after = 0) => begin(run, after === 0 ? delay : after);
    window.setTimeout = late as typeof window.setTimeout;
  }, delayMs);
};

const hold = async (page: Page, files: RegExp): Promise<() => void> => {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
};

/** Holds the code of a part of the page back, and what is in its file. Resolves to what lets it go. */
export const holdCode = (page: Page, part: string): Promise<() => void> => hold(page, fileOf(part));

/** Holds all code back, as a slow line does. Resolves to what lets it go. */
export const holdAllCode = (page: Page): Promise<() => void> => hold(page, /\/assets\/[\w-]+\.js$/);
