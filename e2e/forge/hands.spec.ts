import { makeDeck } from "../support/decks.ts";
import { expect, test } from "../support/story.ts";

test("[FOR-06] an opening hand is tried: the first mulligan is free, the second puts a card on the bottom, then one draws", async ({
  signedIn: page,
  language,
  t,
}) => {
  const id = await makeDeck(page.request);
  await page.goto(`/${language}/forge/deck/${id}`);
  await page.getByRole("button", { name: t("deckPage.menu.open") }).click();
  await page.getByRole("menuitem", { name: t("deckPage.playtest") }).click();
  const dialog = page.getByRole("dialog");
  const hand = dialog.getByRole("list", { name: t("deckTools.hand.cards") });
  await expect(hand.getByRole("listitem")).toHaveCount(7);
  await dialog.getByRole("button", { name: t("deckTools.hand.mulliganFree") }).click();
  await dialog.getByRole("button", { name: t("deckTools.hand.mulligan"), exact: true }).click();
  await dialog.getByRole("button", { name: t("deckTools.hand.keep") }).click();
  const down = dialog.getByRole("button", { name: new RegExp(t("deckTools.hand.putOnBottom")) });
  await expect(down).toHaveAttribute("aria-disabled", "true");
  await hand.getByRole("button").first().click();
  await down.click();
  await expect(hand.getByRole("listitem")).toHaveCount(6);
  await dialog.getByRole("button", { name: t("deckTools.hand.draw") }).click();
  await expect(hand.getByRole("listitem")).toHaveCount(7);
  await dialog.getByRole("button", { name: t("deckTools.hand.again") }).click();
  await expect(dialog.getByRole("button", { name: t("deckTools.hand.keep") })).toBeVisible();
});
