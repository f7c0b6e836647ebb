import type { Page } from "@playwright/test";
import { FORESTS, makeDeck, storedDecks } from "../support/decks.ts";
import { expect, test } from "../support/story.ts";

const names = (page: Page) => page.getByRole("article").getByRole("heading");

test("[FOR-05] [DATA-02] several decks are deleted at once, and brought back; the compact view is kept", async ({
  signedIn: page,
  language,
  t,
}) => {
  for (const name of ["Braise", "Zénith", "Cendres"])
    await makeDeck(page.request, FORESTS, { name, format: "casual" });
  await page.goto(`/${language}/forge`);
  const compact = page.getByRole("button", { name: t("forge.decks.compact") });
  await compact.click();
  await page.reload();
  await expect(compact).toHaveAttribute("aria-pressed", "true");
  await expect(names(page)).toHaveCount(3);

  const select = async (...chosen: string[]) => {
    await page.getByRole("button", { name: t("forge.decks.select") }).click();
    for (const name of chosen) await page.getByRole("checkbox", { name }).check();
    await page
      .getByRole("button", { name: t("forge.decks.deleteSome", { count: chosen.length }) })
      .click();
    const dialog = page.getByRole("alertdialog");
    await dialog.getByRole("button", { name: t("discussions.delete"), exact: true }).click();
  };
  await select("Braise", "Cendres");
  await expect(names(page)).toHaveText(["Zénith"]);
  await page.getByRole("button", { name: t("common.undo") }).click();
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(2);
  await page.keyboard.press("Escape");
  await expect(names(page)).toHaveCount(3);
  expect(await storedDecks(page)).toHaveLength(3);

  await select("Braise", "Cendres");
  await expect
    .poll(async () => (await storedDecks(page)).map(({ name }) => name))
    .toEqual(["Zénith"]);
});
