import type { Locator, Page } from "@playwright/test";
import { translator } from "@spellwright/locales";
import { signIn } from "../support/accounts.ts";
import { isNarrow, makeDeck } from "../support/decks.ts";
import { askDirectly, makeDiscussion } from "../support/discussions.ts";
import { combat } from "../support/questions.ts";
import { expect, test } from "../support/story.ts";

/**
 * What a person cannot reach in a narrow window: the page where it scrolls sideways, and each text,
 * link, button and field that stands outside of it. What is within a part that scrolls or clips on
 * purpose is measured by that part. The page itself must not hide anything by clipping.
 */
const standingOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.scrollingElement ?? document.documentElement;
    const width = root.clientWidth;
    const isReadOrPressed = (element: Element): boolean =>
      element.matches("a, button, input, select, textarea, [role=button], [tabindex]") ||
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
    const isWithinClip = (element: Element): boolean => {
      for (let part = element.parentElement; part && part !== document.body; )
        if (getComputedStyle(part).overflowX !== "visible") return true;
        else part = part.parentElement;
      return false;
    };
    const outside = [...document.querySelectorAll("body *")]
      .filter((element) => isReadOrPressed(element) && element.checkVisibility())
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return (left < -1 || right > width + 1) && !isWithinClip(element);
      })
      .map(
        (element) =>
          `${element.tagName} ${element.ariaLabel ?? element.textContent.trim().slice(0, 40)}`,
      );
    return root.scrollWidth > width ? [`scrolls to ${root.scrollWidth} px`, ...outside] : outside;
  });

/** Every page at its narrowest: small phones, and a wide screen at 400 % (WCAG 1.4.10). */
const NARROWEST = { width: 320, height: 640 };

const PUBLIC = [
  "oracle",
  "forge",
  "rules",
  "rules/702.19b",
  "rules/702",
  "rules/glossary",
  "rules/glossary/Trample",
  "rules/changes",
  "rules?q=trample",
  "questions",
  "questions?q=trample",
  "table",
  "cards/Lightning Bolt",
  "cards/no such card",
  "settings",
  "subscription",
  "subscription-cancelled",
  "discord",
  "auth/confirm",
  "nowhere",
] as const;

/** Its words are the longer ones. */
const language = "fr";

test("[HEAD-02] no page of a visitor scrolls sideways at 320 px", async ({ page }) => {
  await page.setViewportSize(NARROWEST);
  for (const path of PUBLIC) {
    await page.goto(`/${language}/${path}`);
    await expect(page.locator("main h1").first()).toBeAttached();
    await page.waitForLoadState("networkidle");
    expect(await standingOut(page), path).toEqual([]);
  }
});

test("[HEAD-02] no page of one's own scrolls sideways at 320 px", async ({
  page,
  player,
  baseURL,
}) => {
  await signIn(page.request, baseURL ?? "", player);
  await page.setViewportSize(NARROWEST);
  const deck = await makeDeck(page.request);
  const discussion = await makeDiscussion(page.request, "Une question au titre assez long");
  const answered = await askDirectly(page.request, combat[language]);
  for (const path of [
    "oracle",
    `oracle/discussion/${discussion}`,
    `oracle/discussion/${answered}`,
    "forge",
    `forge/deck/${deck}`,
    "settings",
    "subscription",
    "discord",
  ]) {
    await page.goto(`/${language}/${path}`);
    await expect(page.locator("main h1, main h2").first()).toBeAttached();
    await page.waitForLoadState("networkidle");
    expect(await standingOut(page), path).toEqual([]);
  }
});

test("[FOR-05] on a phone the first card of a deck stands within 400 px, whole", async ({
  signedIn: page,
}) => {
  const id = await makeDeck(page.request);
  // The narrowest phones that are common, and the one of the guide.
  for (const width of [360, 390])
    for (const language of ["fr", "en"] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(`/${language}/forge/deck/${id}`);
      expect(isNarrow(page)).toBe(true);
      const card = page
        .getByRole("region", { name: translator(language)("deckPage.list.label") })
        .getByRole("button", { name: /^Krenko/ })
        .first();
      await expect(card).toBeVisible();
      const box = await card.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0), `${language} ${width}`).toBeLessThanOrEqual(400);
    }
});

test("[FOR-06] on a phone the list of found cards is as wide as the screen", async ({
  signedIn: page,
  language,
  t,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const id = await makeDeck(page.request);
  await page.goto(`/${language}/forge/deck/${id}`);
  await page.getByRole("combobox", { name: t("deckPage.edit.add") }).fill("light");
  const list = page.getByRole("listbox", { name: t("deckPage.edit.results") });
  await expect(list.getByRole("option").first()).toBeVisible();
  const box = await list.boundingBox();
  expect(box?.x).toBeLessThanOrEqual(8);
  expect(box?.width).toBeGreaterThanOrEqual(374);
});

test("[HEAD-04] on a phone the way to the menu stays in view and covers nothing that is read", async ({
  page,
  language,
  t,
}) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto(`/${language}/rules/702`);
  const menu = page.getByRole("button", { name: t("shell.menuUnseen") });
  await page.mouse.wheel(0, 3000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await expect(menu).toBeInViewport();
  const isInHeader = await menu.evaluate((button) => button.closest("header") !== null);
  expect(isInHeader).toBe(true);
});

test("[HEAD-01] [DISC-01] header, discussions and their heading stay in view while a chat scrolls", async ({
  signedIn: page,
  language,
  t,
}) => {
  for (let asked = 0; asked < 8; asked += 1)
    await makeDiscussion(page.request, `Question ${asked}`);
  const id = await askDirectly(page.request, combat[language]);
  await page.setViewportSize({ width: 1280, height: 480 });
  await page.goto(`/${language}/oracle/discussion/${id}`);
  await expect(page.getByRole("article")).toBeVisible();
  const list = page.getByRole("complementary", { name: t("discussions.title") });
  const heading = list.getByRole("heading", { name: t("discussions.title") });
  const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
  const top = await topOf(heading);
  await page.mouse.move(800, 240);
  await page.mouse.wheel(0, 2000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
  expect(await topOf(page.getByRole("banner"))).toBe(0);
  expect(await topOf(heading)).toBe(top);
  await page.mouse.move(100, 240);
  await page.mouse.wheel(0, 2000);
  const rows = list.getByRole("link");
  await expect.poll(() => topOf(rows.first())).toBeLessThan(top);
  expect(await topOf(heading)).toBe(top);
});

test("[HEAD-01] at 1024 px the header keeps each of its parts on one line", async ({
  signedIn: page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  for (const language of ["fr", "en"] as const) {
    await page.goto(`/${language}/oracle`);
    const open = translator(language)("billing.open");
    const meter = page.getByRole("button", { name: new RegExp(open) }).first();
    await expect(meter).toBeVisible();
    expect((await meter.boundingBox())?.height).toBeLessThanOrEqual(44);
    expect(await standingOut(page)).toEqual([]);
  }
});
