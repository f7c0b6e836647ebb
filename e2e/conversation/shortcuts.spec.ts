import { expect, test } from "../support/story.ts";

test("[ORA-01] shortcuts are listed by ?, never stop typing, and can be turned off", async ({
  signedIn: page,
  language,
  t,
  openOracle,
}) => {
  const composer = await openOracle();
  await composer.fill("");
  await composer.pressSequentially("?snq/");
  await expect(composer).toHaveValue("?snq/");
  await expect(page.getByRole("dialog")).toBeHidden();
  await composer.blur();
  await page.keyboard.press("?");
  const dialog = page.getByRole("dialog", { name: t("shortcuts.title") });
  await expect(dialog).toBeVisible();
  await dialog.getByLabel(t("shortcuts.single")).uncheck();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.keyboard.press("?");
  await page.keyboard.press("/");
  await expect(dialog).toBeHidden();
  await expect(composer).not.toBeFocused();

  await page.evaluate(() => localStorage.removeItem("shortcuts"));
  await page.keyboard.press("/");
  await expect(composer).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`/${language}/oracle$`));

  // The sheet names only what works where it opens.
  await page.goto(`/${language}/forge`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.keyboard.press("?");
  await expect(dialog.getByText(t("shortcuts.search"))).toBeVisible();
  await expect(dialog.getByText(t("shortcuts.focus"))).toBeHidden();
});
