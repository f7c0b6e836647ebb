import { spendTheDay } from "../support/discussions.ts";
import { combat } from "../support/questions.ts";
import { expect, test } from "../support/story.ts";

test("[BILL-08] past the daily cap the chat says so, keeps the question and takes nothing", async ({
  signedIn: page,
  language,
  t,
  ask,
}) => {
  await spendTheDay(page.request, combat[language]);
  await ask(combat[language]);
  await expect(page.getByText(t("errors.DAILY_CAP_UPGRADE", { cap: 5 })).first()).toBeVisible();
  await expect(page.getByText(combat[language]).first()).toBeVisible();
  const { zaps } = await (await page.request.get("/api/billing/status")).json();
  expect(zaps).toMatchObject({ monthly_remaining: 5, daily_count: 5 });
});

test("[BILL-08] [R-2] what the limit held back waits in the composer, and not in a new discussion", async ({
  signedIn: page,
  language,
  t,
  openOracle,
}) => {
  await spendTheDay(page.request, combat[language]);
  const composer = await openOracle();
  // The page knows of the limit, and holds the question back by itself.
  await expect(page.getByRole("banner")).toContainText("5 / 10");
  await composer.fill(combat[language]);
  await composer.press("Enter");
  const dialog = page.getByRole("dialog", { name: t("billing.title") });
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(composer).toHaveValue(combat[language]);
  // Nothing that was typed is lost by a reload. A new discussion begins without it then, too.
  await page.reload();
  await expect(composer).toHaveValue(combat[language]);
  await page.getByRole("button", { name: t("shell.account"), exact: true }).click();
  await page
    .getByRole("link", { name: t("shell.newDiscussion"), exact: true })
    .last()
    .click();
  await expect(composer).toHaveValue("");
  await page.reload();
  await expect(composer).toHaveValue("");
});

test("[DATA-06] what a player writes is shown as text, never run", async ({
  signedIn: page,
  language,
  ask,
}) => {
  const hostile = `<img src=x onerror="document.title='run'"> [x](javascript:alert(1)) ${combat[language]}`;
  await ask(hostile);
  await expect(page).toHaveURL(/\/discussion\//);
  await page.reload();
  await expect(page.getByText('<img src=x onerror="document.title').first()).toBeVisible();
  await expect(page).not.toHaveTitle("run");
  await expect(page.locator('a[href^="javascript:"]')).toHaveCount(0);
});
