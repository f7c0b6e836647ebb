import { expect, test } from "../support/story.ts";

test("[HEAD-04] a player opens the news from the account, reads them and closes them once", async ({
  signedIn: page,
  language,
  t,
}) => {
  await page.goto(`/${language}/oracle`);
  const account = page.getByRole("button", { name: t("shell.account"), exact: true });
  await account.click();
  await page.getByRole("button", { name: new RegExp(t("changelog.unseen")) }).click();
  const news = page.getByRole("dialog", { name: t("changelog.title") });
  await expect(news.getByText(t("changelog.current"))).toBeVisible();
  for (const version of ["v0.5", "v0.4", "v0.3", "v0.2", "v0.6"])
    await expect(news.getByText(version, { exact: true }).first()).toBeAttached();
  await expect(news.getByText(t("changelog.v06.sponsorship"))).toBeAttached();
  await page.keyboard.press("Escape");
  await expect(news).toBeHidden();
  await expect(account).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem("welcome-seen"))).toBe("0.5");

  await page.reload();
  await account.click();
  await expect(page.getByText(t("changelog.title"), { exact: true })).toBeVisible();
  await expect(page.getByText(t("changelog.unseen"))).toHaveCount(0);
});

test("[HEAD-04] on a phone a visitor has a floating menu with the news", async ({
  page,
  language,
  t,
}) => {
  await page.goto(`/${language}/oracle`);
  await page.getByRole("button", { name: t("shell.menuUnseen") }).click();
  const menu = page.getByRole("dialog", { name: t("shell.menu") });
  await expect(menu.getByRole("link", { name: t("shell.oracle") })).toBeVisible();
  await menu.getByRole("button", { name: new RegExp(t("changelog.title")) }).click();
  const news = page.getByRole("dialog", { name: t("changelog.title") });
  await expect(news).toBeVisible();
  await news.getByRole("button", { name: t("common.close") }).click();
  await expect(page.getByRole("button", { name: t("shell.menu"), exact: true })).toBeVisible();
});
