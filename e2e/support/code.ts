import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";

/** Which modules of the pages each file of code holds, as the build wrote it. */
const LIST = new URL("../../apps/web/dist/code-files.json", import.meta.url);

/**
 * The address of the file that holds a part of the pages. Texts are a file of their own in each language.
 *
 * @param part its module's name, without the ending
 */
export const fileOf = (part: string): RegExp => {
  const files: Readonly<Record<string, readonly string[]>> = JSON.parse(readFileSync(LIST, "utf8"));
  const isPart = (module: string) => new RegExp(`/${part}\\.tsx?$`).test(module);
  const file = Object.keys(files).find((each) => files[each]?.some(isPart));
  return new RegExp(file === undefined ? `/assets/${part}-[\\w-]{8}\\.js$` : `/${file}$`);
};

/**
 * Waits until the page has fetched these parts ahead, as it does in idle moments: from then on they
 * are there without network.
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
        }, fileOf(part).source),
      )
      .toBe(true);
};
