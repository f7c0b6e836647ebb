import type { Page } from "@playwright/test";
import type { Translate } from "@spellwright/locales";
import { spendTheDay } from "../support/discussions.ts";
import { combat } from "../support/questions.ts";
import { expect, test } from "../support/story.ts";

const openFromHeader = async (page: Page, t: Translate, isMobile: boolean) => {
  if (isMobile) {
    await page.getByRole("button", { name: t("shell.account"), exact: true }).click();
    await page.getByRole("button", { name: t("shell.subscription") }).click();
  } else {
    await page
      .getByRole("banner")
      .getByRole("button", { name: new RegExp(t("billing.open")) })
      .click();
  }
};

test("[BILL-03] [BILL-10] balance and plans are shown, with the current one marked; payments are said to be tests", {
  tag: "@both",
}, async ({ signedIn: page, language, t, isMobile }) => {
  await page.goto(`/${language}/oracle`);
  await openFromHeader(page, t, isMobile);
  const dialog = page.getByRole("dialog", { name: t("billing.title") });
  const balance = dialog.getByRole("region", { name: t("billing.balance") });
  await expect(balance.getByText("10", { exact: true })).toBeVisible();
  await expect(balance.getByText(t("billing.todayCount", { count: 0, cap: 5 }))).toBeVisible();
  const free = dialog.getByRole("region", { name: "Free", exact: true });
  await expect(free.getByText(t("billing.current")).first()).toBeVisible();
  await expect(free.getByText(t("billing.free"), { exact: true }).last()).toBeVisible();
  const pro = dialog.getByRole("region", { name: "Pro", exact: true });
  await expect(pro.getByText(language === "fr" ? /20,00\s€/ : "€20.00")).toBeAttached();
  await expect(pro.getByText(t("billing.monthlyZaps", { count: 100 }))).toBeAttached();
  await expect(pro.getByText(t("billing.current"))).toHaveCount(0);
  await expect(dialog.getByText(t("payments.sandbox"))).toBeVisible();
  await expect(free.getByRole("button", { name: t("billing.current") })).toBeDisabled();
  await expect(
    pro.getByRole("button", { name: t("payments.change.upgrade", { plan: "Pro" }) }),
  ).toBeEnabled();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("[HEAD-01] the balance in the account opens the plans", async ({
  signedIn: page,
  language,
  t,
}) => {
  await page.goto(`/${language}/oracle`);
  const account = page.getByRole("button", { name: t("shell.account"), exact: true });
  await account.click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: new RegExp(t("billing.open")) })
    .click();
  await expect(page.getByRole("dialog", { name: t("billing.title") })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(account).toBeFocused();
});

test("[BILL-03] [BILL-08] past the daily cap balance and plans open by themselves, with the reason; the question stays, and leads there again", async ({
  signedIn: page,
  language,
  t,
  openOracle,
}) => {
  await spendTheDay(page.request, combat[language]);
  const composer = await openOracle();
  await expect(page.getByRole("banner")).toContainText("5 / 10");
  await composer.fill(combat[language]);
  await composer.press("Enter");
  const dialog = page.getByRole("dialog", { name: t("billing.title") });
  await expect(dialog.getByText(t("oracle.thread.limitTitle"))).toBeVisible();
  await expect(dialog.getByText(t("errors.DAILY_CAP_UPGRADE", { cap: 5 }))).toBeVisible();
  await expect(dialog.getByText(t("billing.todayCount", { count: 5, cap: 5 }))).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  // BILL-14: what the cap would refuse is not sent.
  await expect(composer).toHaveValue(combat[language]);
  await page.getByRole("button", { name: t("billing.seePlans") }).click();
  await expect(dialog.getByText(t("oracle.thread.limitTitle"))).toBeVisible();
});
