import { expect, type Page } from "@playwright/test";

/**
 * Waits until the page has fetched these parts ahead, as it does in idle moments: from then on they
 * are there without network. A part is named as its file is, without the hash.
 */
export const expectCode = async (page: Page, ...parts: readonly string[]): Promise<void> => {
  for (const part of parts)
    await expect
      .poll(() =>
        page.evaluate((wanted) => {
          const fetched = performance.getEntriesByType("resource").map(({ name }) => name);
          // What a part imports comes beside it.
          const named = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]');
          return (
            fetched.some((name) => new RegExp(wanted).test(name)) &&
            [...named].every(({ href }) => fetched.includes(href))
          );
        }, `/${part}-[\\w-]{8}\\.js$`),
      )
      .toBe(true);
};
