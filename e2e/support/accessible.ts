import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Entrances fade in; contrast is measured once they have ended. */
const settle = (page: Page) =>
  page.waitForFunction(() =>
    document.getAnimations().every((animation) => {
      const timing = animation.effect?.getComputedTiming();
      return animation.playState !== "running" || timing?.iterations === Number.POSITIVE_INFINITY;
    }),
  );

/** The page is no wider than its window: it is never scrolled sideways. */
export const expectNoSidewaysScrolling = async (page: Page): Promise<void> => {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
};

const expectNoViolation = async (
  page: Page,
  checked: (run: AxeBuilder) => AxeBuilder,
): Promise<void> => {
  const run = new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    // No page of ours holds another site's frame: without them a run needs a third of the time.
    .setLegacyMode();
  const { violations } = await checked(run).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`),
  ).toEqual([]);
};

/** Enough contrast everywhere, which is what another theme changes. */
export const expectReadableColours = async (page: Page): Promise<void> => {
  await settle(page);
  await expectNoViolation(page, (run) => run.withRules("color-contrast"));
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
  await expectNoViolation(page, (run) => run.withTags(TAGS));
  await expectNoSidewaysScrolling(page);
};
