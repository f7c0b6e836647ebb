import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Entrances fade in. Contrast is measured once they have ended. */
const settle = (page: Page) =>
  page.waitForFunction(() =>
    document.getAnimations().every((animation) => {
      const timing = animation.effect?.getComputedTiming();
      return animation.playState !== "running" || timing?.iterations === Number.POSITIVE_INFINITY;
    }),
  );

/** The page is no wider than its window. It is never scrolled sideways. */
export const expectNoSidewaysScrolling = async (page: Page): Promise<void> => {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
};

/** To load axe takes longer than most runs of it: what an earlier run left in the page is used again. */
const sourceFor = (page: Page): Promise<{ readonly axeSource?: string }> =>
  page.evaluate(() => ("axe" in window ? { axeSource: "window.axe" } : {}));

const expectNoViolation = async (
  page: Page,
  choose: (run: AxeBuilder) => AxeBuilder,
): Promise<void> => {
  const run = new AxeBuilder({ page, ...(await sourceFor(page)) })
    .options({ resultTypes: ["violations"] })
    // No page of ours holds another site's frame: without them a run needs a third of the time.
    .setLegacyMode();
  const { violations } = await choose(run).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`),
  ).toEqual([]);
};

/** Marks the texts to measure. */
const MEASURED = "data-contrast";

/**
 * Marks one text of each appearance: its colour, its size and weight, and all that is painted behind it.
 * A list of 250 cards has some dozens of these, and measuring all its texts takes half a minute.
 */
const markAppearances = (page: Page): Promise<number> =>
  page.evaluate((mark) => {
    /** What is as here paints nothing. */
    const unpainted = [
      ["background-color", "rgba(0, 0, 0, 0)"],
      ["background-image", "none"],
      ["opacity", "1"],
      ["filter", "none"],
      ["position", "static"],
    ] as const;
    const behind = new Map<Element, string>();
    const behindOf = (element: Element): string => {
      const known = behind.get(element);
      if (known !== undefined) return known;
      const style = getComputedStyle(element);
      const own = unpainted.flatMap(([name, nothing]) => {
        const value = style.getPropertyValue(name);
        return value === nothing ? [] : [`${name}:${value}`];
      });
      const all =
        (element.parentElement === null ? "" : behindOf(element.parentElement)) +
        (own.length === 0 ? "" : `/${own.join(";")}`);
      behind.set(element, all);
      return all;
    };
    const seen = new Set<string>();
    for (const element of document.querySelectorAll("body *")) {
      element.removeAttribute(mark);
      const hasText =
        element instanceof HTMLInputElement ||
        [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== "",
        );
      if (!hasText || !element.checkVisibility({ visibilityProperty: true })) continue;
      const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
      const appearance = [color, fontSize, fontWeight, textShadow, behindOf(element)].join("|");
      if (seen.has(appearance)) continue;
      seen.add(appearance);
      element.setAttribute(mark, "");
    }
    return seen.size;
  }, MEASURED);

/** Enough contrast everywhere, which is what another theme changes. */
export const expectReadableColours = async (page: Page): Promise<void> => {
  await settle(page);
  expect(await markAppearances(page)).toBeGreaterThan(0);
  await expectNoViolation(page, (run) => run.include(`[${MEASURED}]`).withRules("color-contrast"));
};

/** No violation of WCAG 2.2 A and AA, and no sideways scrolling. */
export const expectAccessible = async (page: Page): Promise<void> => {
  await settle(page);
  // What the docked composer or the header covers at this scroll position is not too small: the
  // whole page is measured at once.
  const viewport = page.viewportSize() ?? { width: 1280, height: 800 };
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...viewport, height: Math.max(viewport.height, height) });
  // A conversation keeps a window's height free under its last answer: what is left of it to scroll is.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await expectNoViolation(page, (run) => run.withTags(TAGS).disableRules("color-contrast"));
  await expectReadableColours(page);
  await expectNoSidewaysScrolling(page);
};
