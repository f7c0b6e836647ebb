import type { Page } from "@playwright/test";
import type { Translate } from "@spellwright/locales";
import { WINDOWS } from "../screens/variants.ts";
import { makeDeck } from "../support/decks.ts";
import { countShifts } from "../support/layout-shifts.ts";
import { holdCode } from "../support/slow-phone.ts";
import { expect, test } from "../support/story.ts";

const badgeOf = (page: Page, t: Translate) => {
  const name = t("forge.brackets.2");
  return page.getByRole("button", { name: t("forge.bracket", { bracket: 2, name }) });
};
const dialogOf = (page: Page, t: Translate) =>
  page.getByRole("dialog", { name: t("bracketPage.title", { name: "Vacarme" }) });

test("[BRK-02] Escape closes the explanation of a bracket whose code is still on its way", async ({
  signedIn: page,
  language,
  t,
}) => {
  const id = await makeDeck(page.request);
  const letGo = await holdCode(page, "bracket-dialog");
  await page.goto(`/${language}/forge/deck/${id}`);
  const badge = badgeOf(page, t);
  await badge.press("Enter");
  await page.keyboard.press("Escape");
  letGo();
  await page.waitForLoadState("networkidle");
  await expect(dialogOf(page, t)).toHaveCount(0);
  await badge.press("Enter");
  await expect(dialogOf(page, t)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialogOf(page, t)).toBeHidden();
  await expect(badge).toBeFocused();
});

for (const screen of Object.values(WINDOWS))
  test(`[FOR-05] at ${screen.width} px a deck page moves nothing while its code and what it reads are on their way`, async ({
    signedIn: page,
    language,
    t,
  }) => {
    await page.setViewportSize(screen);
    const id = await makeDeck(page.request);
    const shifts = await countShifts(page);
    await page.route(/\/api\/|\/assets\/[\w-]+\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 250));
      await route.continue();
    });
    await page.goto(`/${language}/forge/deck/${id}`);
    const list = page.getByRole("region", { name: t("deckPage.list.label") });
    await expect(list.getByRole("button", { name: /^Krenko/ }).first()).toBeVisible();
    const power = page.getByRole("heading", { name: t("bracketPage.power.title") });
    await expect(power).toHaveCount(screen.width === WINDOWS[1280].width ? 1 : 0);
    expect(await shifts()).toBeLessThan(0.02);
  });
