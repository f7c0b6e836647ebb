import { expect, test } from "../support/story.ts";

test("[ORA-10] cards are searched and chosen with the keyboard; closing forgets the search and keeps the choice", async ({
  signedIn: page,
  t,
  openOracle,
}) => {
  const composer = await openOracle();
  await page.getByRole("button", { name: t("conversation.cards.open") }).click();
  const dialog = page.getByRole("dialog");
  const query = dialog.getByLabel(t("conversation.cards.query"));
  await query.fill("li");
  await expect(dialog.getByText(t("conversation.cards.hint"))).toBeVisible();
  await query.fill("light");
  const results = dialog.getByRole("list", { name: t("conversation.cards.results") });
  await expect(results.getByRole("button").first()).toBeVisible();
  expect(await results.getByRole("button").count()).toBeLessThanOrEqual(12);
  await query.press("ArrowDown");
  await expect(results.getByRole("button").first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(results.getByRole("button").first()).toHaveAttribute("aria-pressed", "true");

  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: t("conversation.cards.open") }).click();
  await expect(query).toHaveValue("");
  await expect(results).toBeHidden();
  await expect(dialog.getByText(t("conversation.cards.chosen", { count: 1 }))).toBeVisible();
  await dialog.getByRole("button", { name: t("conversation.cards.insert", { count: 1 }) }).click();
  await expect(composer).toHaveValue(/^\[\[.+\]\] $/);
  await expect(composer).toBeFocused();
});
