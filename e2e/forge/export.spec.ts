import { readFile } from "node:fs/promises";
import { makeDeck } from "../support/decks.ts";
import { expect, test } from "../support/story.ts";

test("[FOR-07] a deck leaves as a file of each form, as an image, and to the clipboard", async ({
  signedIn: page,
  context,
  language,
  t,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const id = await makeDeck(page.request);
  await page.goto(`/${language}/forge/deck/${id}`);
  const menu = page.getByRole("button", { name: t("deckPage.export.open") });
  const take = async (name: string) => {
    await menu.click();
    const download = page.waitForEvent("download");
    await page.getByRole("menuitem", { name, exact: true }).click();
    const file = await download;
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
  };
  const csv = await take(t("deckPage.export.formats.csv"));
  expect(csv.name).toBe("Vacarme.csv");
  expect(csv.bytes.toString()).toContain("Lightning Bolt");
  const cockatrice = await take(t("deckPage.export.formats.cockatrice"));
  expect(cockatrice.name).toBe("Vacarme.cod");
  const image = await take(t("deckPage.export.image"));
  expect(image.name).toBe("Vacarme.png");
  expect(image.bytes.subarray(1, 4).toString()).toBe("PNG");

  await menu.click();
  await page.getByRole("menuitem", { name: t("deckPage.export.copy") }).click();
  await expect(page.getByText(t("deckPage.viewer.copied"))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("30 Mountain");
});

test("[FOR-07] the list is read as text in any form and copied; a browser that does not copy says so", async ({
  signedIn: page,
  context,
  language,
  t,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const id = await makeDeck(page.request);
  await page.goto(`/${language}/forge/deck/${id}`);
  await page.getByRole("button", { name: t("deckPage.menu.open") }).click();
  await page.getByRole("menuitem", { name: t("deckPage.menu.view") }).click();
  const dialog = page.getByRole("dialog", { name: t("deckPage.viewer.title") });
  const text = dialog.getByRole("textbox", { name: t("deckPage.viewer.text") });
  await expect(text).toHaveValue(/1 Lightning Bolt/);
  await dialog
    .getByRole("combobox", { name: t("deckPage.viewer.format") })
    .selectOption({ label: t("deckPage.export.formats.csv") });
  await expect(text).toHaveValue(/Lightning Bolt.*,/);
  await dialog.getByRole("button", { name: t("deckPage.viewer.copy") }).click();
  await expect(page.getByText(t("deckPage.viewer.copied"))).toBeVisible();
  // A field shows lines without the carriage returns of the file.
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.replaceAll("\r\n", "\n")).toBe(await text.inputValue());
  await page.evaluate(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await dialog.getByRole("button", { name: t("deckPage.viewer.copy") }).click();
  await expect(dialog.getByText(t("deckPage.viewer.copyFailed"))).toBeVisible();
});
