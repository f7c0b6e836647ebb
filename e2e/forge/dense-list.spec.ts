import type { Locator } from "@playwright/test";
import { makeDeck, unfoldSummary } from "../support/decks.ts";
import { expect, test } from "../support/story.ts";
import { swipeLeft } from "../support/swipe.ts";

const CHIEFTAIN = { fr: "Chef de clan gobelin", en: "Goblin Chieftain" } as const;
/** Lines of the list stand as near as lines of a text. */
const LINE_PX = 28;

/** Whether it is drawn at all: what waits for a mouse is there for the keyboard, and not seen. */
const isDrawn = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => element.checkVisibility({ opacityProperty: true }));

test("[FOR-05] lines of the list are 28 px high; what changes one shows on hover, on focus and by a swipe", {
  tag: "@both",
}, async ({ signedIn: page, language, t, isMobile }) => {
  const id = await makeDeck(page.request);
  await page.goto(`/${language}/forge/deck/${id}`);
  const list = page.getByRole("region", { name: t("deckPage.list.label") });
  const name = CHIEFTAIN[language];
  const line = list.getByRole("listitem").filter({ hasText: name });
  const actions = line.getByRole("button", { name: t("deckPage.edit.actions", { name }) });
  await expect(line).toBeVisible();
  expect((await line.boundingBox())?.height).toBe(LINE_PX);
  if (isMobile) {
    await expect(actions).not.toBeInViewport();
    await swipeLeft(line, 200);
    await expect(actions).toBeInViewport({ ratio: 1 });
    return;
  }
  const more = line.getByRole("button", { name: t("deckPage.edit.more", { name }) });
  for (const control of [actions, more]) {
    await page.mouse.move(0, 0);
    expect(await isDrawn(control)).toBe(false);
    await line.hover();
    expect(await isDrawn(control)).toBe(true);
    await page.mouse.move(0, 0);
    expect(await isDrawn(control)).toBe(false);
    await control.focus();
    expect(await isDrawn(control)).toBe(true);
    await control.blur();
  }
});

test("[FOR-05] beside the list the commander stands once", async ({
  signedIn: page,
  language,
  t,
}) => {
  const id = await makeDeck(page.request);
  await page.goto(`/${language}/forge/deck/${id}`);
  await unfoldSummary(page);
  const summary = page.getByRole("region", { name: t("deckPage.summary.label") });
  const commander = summary.getByRole("region", {
    name: t("deckPage.summary.commander", { count: 1 }),
  });
  await expect(commander.getByText("Krenko, Mob Boss")).toBeVisible();
  await expect(summary.getByText(/Krenko/)).toHaveCount(1);
});
