import { makeDeck } from "../support/decks.ts";
import { expect, test } from "../support/story.ts";

test("[FOR-07] [DISC-05] a deck is shared by a link that anybody reads, until it is taken back", async ({
  signedIn: page,
  browser,
  baseURL,
  language,
  t,
}) => {
  const id = await makeDeck(page.request);
  await page.goto(`/${language}/forge/deck/${id}`);
  await page.getByRole("button", { name: t("deckPage.menu.open") }).click();
  await page.getByRole("menuitem", { name: t("deckPage.menu.share") }).click();
  const dialog = page.getByRole("dialog", { name: t("deckSharing.title") });
  await dialog.getByRole("button", { name: t("deckSharing.make") }).click();
  const link = await dialog.getByRole("textbox", { name: t("deckSharing.link") }).inputValue();

  const visitor = await browser.newContext({ baseURL: baseURL ?? "" });
  const other = await visitor.newPage();
  await other.goto(link);
  await expect(other.getByRole("heading", { level: 1, name: "Vacarme" })).toBeVisible();
  await expect(other.getByRole("link", { name: "Lightning Bolt" })).toBeVisible();
  await expect(other.locator('meta[name="robots"]').first()).toHaveAttribute("content", "noindex");
  const download = other.waitForEvent("download");
  await other.getByRole("button", { name: t("deckPage.export.image") }).click();
  expect((await download).suggestedFilename()).toBe("Vacarme.png");

  await dialog.getByRole("button", { name: t("deckSharing.end") }).click();
  await expect(dialog.getByRole("button", { name: t("deckSharing.make") })).toBeVisible();
  await other.reload();
  await expect(other.getByRole("heading", { name: t("deckSharing.missingTitle") })).toBeVisible();
  await visitor.close();
});
