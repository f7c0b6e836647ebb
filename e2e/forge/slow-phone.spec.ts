import type { Page } from "@playwright/test";
import type { Translate } from "@spellwright/locales";
import { WINDOWS } from "../screens/variants.ts";
import { makeDeck } from "../support/decks.ts";
import { countShifts } from "../support/layout-shifts.ts";
import { holdAllCode, holdCode } from "../support/slow-phone.ts";
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
  // Its file is asked for ahead, before the page counts as loaded.
  await page.goto(`/${language}/forge/deck/${id}`, { waitUntil: "commit" });
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

test("[FOR-05] a deck comes with its page: it is shown while nothing else is answered", async ({
  signedIn: page,
  language,
  t,
}) => {
  const id = await makeDeck(page.request);
  await page.route(/\/api\//, () => undefined);
  const list = page.getByRole("region", { name: t("deckPage.list.label") });
  // A busy machine draws a page too late and sends it without its deck: the next visit brings it.
  await expect(async () => {
    await page.goto(`/${language}/forge/deck/${id}`);
    await expect(list.getByRole("button", { name: /^Krenko/ }).first()).toBeVisible();
  }).toPass();
});

test("[FOR-05] [R-7] a phone reads the head of a deck before any code came", async ({
  signedIn: page,
  language,
}) => {
  await page.setViewportSize(WINDOWS[390]);
  const id = await makeDeck(page.request);
  const letGo = await holdAllCode(page);
  const heading = page.getByRole("heading", { level: 1, name: "Vacarme" });
  const summary = page.getByRole("button", { name: /^Krenko/ });
  await expect(async () => {
    await page.goto(`/${language}/forge/deck/${id}`, { waitUntil: "commit" });
    await expect(heading).toBeVisible();
    await expect(summary).toBeVisible();
  }).toPass();
  letGo();
  await expect(page.getByRole("button", { name: /^Lightning Bolt|^Foudre/ })).toBeVisible();
});

test("[ROUTE-10] styles that are in a page are not fetched again", async ({ page, language }) => {
  const letGo = await holdAllCode(page);
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "stylesheet") fetched.push(request.url());
  });
  await page.goto(`/${language}/oracle`, { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.evaluate(async () => void (await document.fonts.ready));
  expect(fetched).toEqual([]);
  letGo();
});
