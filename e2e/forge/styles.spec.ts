import type { Page } from "@playwright/test";
import { FORESTS, makeDeck } from "../support/decks.ts";
import { expect, test } from "../support/story.ts";

/** Every computed style and the box of all that the cards of the dashboard hold, a line each. */
const drawing = (page: Page): Promise<string[]> =>
  page.getByRole("article").evaluateAll((cards) =>
    cards.flatMap((card) => {
      const edge = card.getBoundingClientRect();
      return [card, ...card.querySelectorAll("h2, p, a, button")].flatMap((element, index) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const box = [left - edge.left, top - edge.top, width, height].map(Math.round).join(" ");
        const style = getComputedStyle(element);
        const name = `${index} ${element.tagName}`;
        return [
          `${name} at ${box}`,
          ...Array.from(
            style,
            (property) => `${name} ${property}: ${style.getPropertyValue(property)}`,
          ),
        ];
      });
    }),
  );

const styleSheets = (page: Page): Promise<number> =>
  page.evaluate(() => document.styleSheets.length);

test("[FOR-02] the cards of the dashboard stay as they are when the styles of a deck’s page arrive", async ({
  signedIn: page,
  language,
  t,
}) => {
  await makeDeck(page.request);
  await makeDeck(page.request, FORESTS, { name: "Sylve", format: "modern" });
  await page.goto(`/${language}/forge`);
  await expect(page.getByRole("article")).toHaveCount(2);
  await page.evaluate(async () => void (await document.fonts.ready));
  const before = await drawing(page);
  const loaded = await styleSheets(page);

  // A link that is pointed at fetches its page, with the styles of that page.
  const link = page.getByRole("link", { name: "Vacarme", exact: true });
  await link.hover();
  await expect.poll(() => styleSheets(page)).toBeGreaterThan(loaded);
  await page.mouse.move(0, 0);
  await expect.poll(() => drawing(page)).toEqual(before);

  await link.click();
  await expect(page.getByRole("region", { name: t("deckPage.list.label") })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("article")).toHaveCount(2);
  await page.mouse.move(0, 0);
  await expect.poll(() => drawing(page)).toEqual(before);
});
