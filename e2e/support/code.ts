import { expect, type Page } from "@playwright/test";

/**
 * Waits until the page has fetched these parts ahead, as it does in idle moments: from then on they
 * are there without network. A part is named as its file is, without the hash.
 */
export const expectCode = async (page: Page, ...parts: readonly string[]): Promise<void> => {
  for (const part of parts)
    await expect
      .poll(() =>
        page.evaluate(
          (wanted) =>
            performance
              .getEntriesByType("resource")
              .some(({ name }) => new RegExp(wanted).test(name)),
          `/${part}-[\\w-]{8}\\.js$`,
        ),
      )
      .toBe(true);
};
