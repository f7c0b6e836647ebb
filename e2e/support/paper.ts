import type { Page } from "@playwright/test";

/** A page of A4 between its margins, in CSS pixels. */
const A4 = { width: 718, height: 1000 };

/** What is printed in place of a page, and what would be wrong with it. */
interface Paper {
  /** Texts that stand on paper and are none of the printed part. */
  readonly beside: readonly string[];
  /** Texts that end before their last letter. */
  readonly cut: readonly string[];
  /** Texts that the page shows, folded or not, and paper does not. */
  readonly missing: readonly string[];
  /** What only a screen can do. */
  readonly controls: readonly string[];
  /** Of the page, and of the printed part above it. */
  readonly background: readonly string[];
  /** Of the colours. Bars are backgrounds, which are printed only where that is said. */
  readonly scheme: string;
  readonly bars: string;
}

/**
 * Has the page print nothing, and reads what it would have printed of its one article.
 *
 * @param print presses what prints
 */
export const readPaper = async (page: Page, print: () => Promise<void>): Promise<Paper> => {
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await print();
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize(A4);
  return page.evaluate(() => {
    const isShown = (element: Element) => element.checkVisibility();
    const articles = [...document.querySelectorAll("article")];
    const paper = articles.find(isShown);
    const screen = articles.find((article) => article !== paper);
    if (paper === undefined || screen === undefined) throw new Error("nothing is printed");
    const hasText = (element: Element) =>
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
    const textOf = (element: Element) => element.textContent?.trim() ?? "";
    const written = (root: Element) => [...root.querySelectorAll("*")].filter(hasText);
    const shown = written(document.body).filter(isShown);
    const width = document.documentElement.clientWidth;
    const isCut = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      const clips = getComputedStyle(element).overflow !== "visible";
      return (
        left < -1 ||
        right > width + 1 ||
        (clips &&
          (element.scrollWidth > element.clientWidth ||
            element.scrollHeight > element.clientHeight))
      );
    };
    const onPaper = new Set(written(paper).filter(isShown).map(textOf));
    return {
      beside: shown.filter((element) => !paper.contains(element)).map(textOf),
      cut: shown.filter(isCut).map(textOf),
      missing: written(screen)
        .filter((element) => element.closest("button, small, [data-screen-only]") === null)
        .map(textOf)
        .filter((text) => !onPaper.has(text)),
      controls: [...paper.querySelectorAll("button, textarea, input")].filter(isShown).map(textOf),
      background: [document.documentElement, paper].map(
        (element) => getComputedStyle(element).backgroundColor,
      ),
      scheme: getComputedStyle(paper).colorScheme,
      bars: getComputedStyle(paper).getPropertyValue("print-color-adjust"),
    };
  });
};
