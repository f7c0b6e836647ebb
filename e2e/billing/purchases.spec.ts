import type { Page } from "@playwright/test";
import type { Translate } from "@spellwright/locales";
import { spendTheDay } from "../support/discussions.ts";
import { orderAndPay } from "../support/order.ts";
import { combat } from "../support/questions.ts";
import { rulingHead } from "../support/ruling-head.ts";
import { expect, test } from "../support/story.ts";

/** Takes the Basic plan from the page of the plans, as far as the provider's page. */
const beginBasic = async (page: Page, language: string, t: Translate) => {
  await page.goto(`/${language}/subscription`);
  await page
    .getByRole("region", { name: "Basic", exact: true })
    .getByRole("button", { name: t("payments.change.upgrade", { plan: "Basic" }) })
    .click();
  await orderAndPay(page, t);
  await expect(page.getByRole("heading", { name: t("paymentSandbox.buyerTitle") })).toBeVisible();
};
const approve = (page: Page, t: Translate) =>
  page.getByRole("button", { name: t("paymentSandbox.approve"), exact: true }).click();

test("[BILL-04] [BILL-10] a newcomer buys a plan, then a pack, reads the receipt, and cancels", {
  tag: "@both",
}, async ({ signedIn: page, language, t }) => {
  await beginBasic(page, language, t);
  await expect(page.getByRole("note")).toContainText(t("paymentSandbox.lead"));
  await approve(page, t);
  await expect(page).toHaveURL(/\/subscription-success/);
  await expect(page.getByText(t("payments.success.done", { plan: "Basic" }))).toBeVisible();
  await page.getByRole("link", { name: t("payments.success.plans") }).click();
  const balance = page.getByRole("region", { name: t("billing.balance") });
  await expect(balance.getByText("25", { exact: true })).toBeVisible();

  const price = language === "fr" ? /2,50\s€/ : "€2.50";
  await balance.getByRole("button").filter({ hasText: price }).click();
  await orderAndPay(page, t);
  await approve(page, t);
  await expect(page.getByText(t("payments.packDone", { count: 10 }))).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/${language}/subscription$`));
  await expect(balance.getByText("10", { exact: true })).toBeVisible();

  await page.getByRole("link", { name: /SW-/ }).first().click();
  await expect(page.getByRole("heading", { name: /SW-\d{4}-\d{6}/ })).toBeVisible();
  await page.getByRole("link", { name: t("payments.receiptPage.back") }).click();

  await page
    .getByRole("button", { name: t("payments.cancel", { plan: "Basic" }), exact: true })
    .click();
  const sure = page.getByRole("alertdialog");
  await sure.getByRole("button", { name: t("payments.cancel", { plan: "Basic" }) }).click();
  await expect(
    page
      .getByRole("region", { name: "Basic", exact: true })
      .getByRole("button", { name: t("payments.change.again", { plan: "Basic" }) }),
  ).toBeVisible();
  // The button that asked has gone: the focus is not lost with it.
  await expect(page.getByRole("main")).toBeFocused();
});

test("[BILL-02] leaving the provider's page pays nothing, and leads back to the plans", async ({
  signedIn: page,
  language,
  t,
}) => {
  await beginBasic(page, language, t);
  await page.getByRole("button", { name: t("paymentSandbox.decline"), exact: true }).click();
  await expect(page.getByText(t("paymentSandbox.declined"))).toBeVisible();
  await page.getByRole("button", { name: t("paymentSandbox.cancel"), exact: true }).click();
  await expect(page).toHaveURL(/\/subscription-cancelled/);
  await expect(page.getByText(t("payments.abandoned.lead"))).toBeVisible();
  await page.getByRole("link", { name: t("payments.abandoned.retry") }).click();
  await expect(page).toHaveURL(new RegExp(`/${language}/subscription\\?plan_id=basic`));
  const { plan } = await (await page.request.get("/api/billing/status")).json();
  expect(plan.id).toBe("free");
});

test("[BILL-02] [BILL-13] a simulated subscription opens nothing; without data the page says so", async ({
  signedIn: page,
  language,
  t,
}) => {
  await page.goto(`/${language}/subscription-success?plan_id=pro&subscription_id=I-SIMULATED`);
  await expect(page.getByRole("alert")).toContainText(t("errors.PAYMENT_NOT_FOUND"));
  await page.goto(`/${language}/subscription-success`);
  await expect(page.getByRole("alert")).toContainText(t("payments.success.missing"));
});

test("[BILL-06] what one tab buys, the other one shows", async ({
  signedIn: page,
  context,
  language,
  t,
}) => {
  const other = await context.newPage();
  await other.goto(`/${language}/oracle`);
  await beginBasic(page, language, t);
  await approve(page, t);
  await expect(page.getByText(t("payments.success.done", { plan: "Basic" }))).toBeVisible();
  await expect(other.getByRole("banner")).toContainText("25 / 25");
});

test("[BILL-03] the question that met the limit is kept, and goes with one tap after the plan was bought", {
  tag: "@both",
}, async ({ signedIn: page, language, t, ask }) => {
  await spendTheDay(page.request, combat[language]);
  await ask(combat[language]);
  const dialog = page.getByRole("dialog", { name: t("billing.title") });
  await dialog
    .getByRole("button", { name: t("payments.change.upgrade", { plan: "Basic" }) })
    .click();
  await orderAndPay(page, t);
  await approve(page, t);
  await page.getByRole("link", { name: t("billing.sendQuestion") }).click();
  await expect(page.getByText(rulingHead(t)).first()).toBeVisible();
  await expect(page).toHaveURL(/\/oracle\/discussion\//);
  const { zaps } = await (await page.request.get("/api/billing/status")).json();
  expect(zaps).toMatchObject({ monthly_remaining: 19, daily_count: 6 });
});

test("[BILL-03] [BILL-07] it goes with one tap after zaps were bought, past the cap of the day, and not before the tap", async ({
  signedIn: page,
  language,
  t,
  openOracle,
}) => {
  await beginBasic(page, language, t);
  await approve(page, t);
  await expect(page.getByText(t("payments.success.done", { plan: "Basic" }))).toBeVisible();
  const composer = await openOracle();
  // The page knows of a full day only: what is spent elsewhere afterwards, the server refuses.
  await expect(page.getByRole("banner")).toContainText("25 / 25");
  await spendTheDay(page.request, combat[language], 15);
  await composer.fill(combat[language]);
  await composer.press("Enter");
  const dialog = page.getByRole("dialog", { name: t("billing.title") });
  await dialog
    .getByRole("button", {
      name: new RegExp(t("payments.packName", { count: 10, price: "" }).trim()),
    })
    .click();
  await orderAndPay(page, t);
  await approve(page, t);
  await expect(page.getByText(t("payments.packDone", { count: 10 }))).toBeVisible();
  const send = page.getByRole("button", { name: t("billing.sendQuestion") });
  await expect(send).toBeVisible();
  const before = await (await page.request.get("/api/billing/status")).json();
  expect(before.zaps).toMatchObject({ bought_remaining: 10, daily_count: 15 });
  await send.click();
  await expect(page.getByText(rulingHead(t)).first()).toBeVisible();
  const { zaps } = await (await page.request.get("/api/billing/status")).json();
  expect(zaps).toMatchObject({ monthly_remaining: 10, bought_remaining: 9 });
});
