import { makeDeck } from "../support/decks.ts";
import { expect, test } from "../support/story.ts";

test("[ANA-05] an analysis survives leaving the page and a reload; a message tells where it can be seen", async ({
  signedIn: page,
  language,
  t,
}) => {
  await makeDeck(page.request);
  await page.goto(`/${language}/forge`);
  // The request never leaves: the page is left first.
  await page.route("**/api/deck-suggestions", () => {});
  await page.getByRole("link", { name: t("forge.deck.analyze") }).click();
  await expect(page.getByText(t("forgeChat.analysisQuestion")).first()).toBeVisible();
  await page.unroute("**/api/deck-suggestions");
  await page.goto(`/${language}/rules`);
  await expect(page.getByText(t("forgeChat.analysisDone"))).toBeVisible();
  await page.getByRole("button", { name: t("forgeChat.analysisView") }).click();
  await expect(page).toHaveURL(/\/forge\/discussion\/[0-9a-f-]{36}/);
  await expect(page.getByRole("article").getByRole("heading", { level: 2 })).toBeVisible();
  // Once seen it is not told again.
  await page.goto(`/${language}/rules`);
  await expect(page.getByRole("main")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("asks"))).toBeNull();
});
