import type { Page } from "@playwright/test";
import { makeDeck } from "../support/decks.ts";
import { expect, test } from "../support/story.ts";

/** Headings of the page that skip a level, as who jumps from one to the next would meet them. */
const skipped = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const headings = [...document.querySelectorAll("main :is(h1, h2, h3, h4, h5, h6)")].filter(
      (element) => element.checkVisibility(),
    );
    let level = 0;
    return headings.flatMap((heading) => {
      const before = level;
      level = Number(heading.tagName.slice(1));
      return level > before + 1 ? [`h${level} after h${before}: ${heading.textContent}`] : [];
    });
  });

test("[HEAD-07] headings of every page go down one level at a time", async ({
  signedIn: page,
  language,
}) => {
  // Eighteen pages.
  test.slow();
  const deck = await makeDeck(page.request);
  const places = [
    "oracle",
    "forge",
    `forge/deck/${deck}`,
    "rules",
    "rules/702.19",
    "rules/glossary",
  ];
  const others = ["questions", "reliability", "cards", "cards/Sol%20Ring", "table", "bracket"];
  const account = ["subscription", "settings", "discord", "privacy", "terms", "legal-notice"];
  for (const place of [...places, ...others, ...account]) {
    await page.goto(`/${language}/${place}`);
    await page.getByRole("main").getByRole("heading", { level: 1 }).first().waitFor();
    await page.waitForLoadState("networkidle");
    expect.soft(await skipped(page), place).toEqual([]);
  }
});
