import { spendTheDay } from "../support/discussions.ts";
import { orderAndPay } from "../support/order.ts";
import { combat } from "../support/questions.ts";
import type { Scene, Stage } from "./stage.ts";

const openPlans = async ({ page, language, t }: Stage): Promise<void> => {
  await page.goto(`/${language}/subscription`);
  await page.getByText(t("payments.sandbox")).waitFor();
};

/** Takes the Basic plan, as far as the sandbox's page. */
const beginBasic = async (stage: Stage): Promise<void> => {
  await openPlans(stage);
  const { page, t } = stage;
  await page.getByRole("button", { name: t("payments.change.upgrade", { plan: "Basic" }) }).click();
  await orderAndPay(page, t);
  await page.getByRole("heading", { name: t("paymentSandbox.buyerTitle") }).waitFor();
};

const buyBasic = async (stage: Stage): Promise<void> => {
  await beginBasic(stage);
  const { page, t } = stage;
  await page.getByRole("button", { name: t("paymentSandbox.approve"), exact: true }).click();
  await page.getByText(t("payments.success.done", { plan: "Basic" })).waitFor();
};

/** Asks what the day has no request left for. The plans open by themselves. */
const askAtLimit = async ({ page, language, t }: Stage): Promise<void> => {
  await page.goto(`/${language}/oracle`);
  const composer = page.getByLabel(t("oracle.composer.label"), { exact: true });
  await composer.fill(combat[language]);
  await composer.press("Enter");
  await page.getByRole("dialog", { name: t("billing.title") }).waitFor();
};

export const billingScenes: readonly Scene[] = [
  { name: "plans", newcomer: true, whole: true, show: openPlans },
  {
    name: "plan-order",
    newcomer: true,
    show: async (stage) => {
      await openPlans(stage);
      const { page, t } = stage;
      await page
        .getByRole("button", { name: t("payments.change.upgrade", { plan: "Basic" }) })
        .click();
      await page.getByRole("dialog").getByRole("checkbox").check();
    },
  },
  { name: "plan-approval", newcomer: true, show: beginBasic },
  { name: "plan-bought", newcomer: true, show: buyBasic },
  {
    name: "plan-question-waits",
    newcomer: true,
    show: async (stage) => {
      const { page, language, t } = stage;
      await spendTheDay(page.request, combat[language]);
      await askAtLimit(stage);
      await page
        .getByRole("button", { name: t("payments.change.upgrade", { plan: "Pro" }) })
        .click();
      await orderAndPay(page, t);
      await page.getByRole("button", { name: t("paymentSandbox.approve"), exact: true }).click();
      await page.getByRole("link", { name: t("billing.sendQuestion") }).waitFor();
    },
  },
  {
    name: "plan-question-ready",
    newcomer: true,
    show: async (stage) => {
      const { page, language, t } = stage;
      await spendTheDay(page.request, combat[language]);
      await askAtLimit(stage);
      await buyBasic(stage);
      await page.goto(`/${language}/oracle`);
      // What the cap would have refused was not sent. It waits where it was written.
      await page.getByRole("button", { name: t("oracle.composer.send"), exact: true }).waitFor();
    },
  },
  {
    name: "plans-paid",
    newcomer: true,
    whole: true,
    show: async (stage) => {
      await buyBasic(stage);
      await openPlans(stage);
      await stage.page
        .getByText(/SW-|500|5[,.]00/)
        .first()
        .waitFor();
    },
  },
  {
    name: "plan-cancel",
    newcomer: true,
    show: async (stage) => {
      await buyBasic(stage);
      await openPlans(stage);
      const { page, t } = stage;
      await page
        .getByRole("button", { name: t("payments.cancel", { plan: "Basic" }), exact: true })
        .click();
      await page.getByRole("alertdialog").waitFor();
    },
  },
  {
    name: "receipt",
    newcomer: true,
    show: async (stage) => {
      await buyBasic(stage);
      await openPlans(stage);
      await stage.page.getByRole("link", { name: /SW-/ }).click();
      await stage.page.getByRole("heading", { name: /SW-/ }).waitFor();
    },
  },
  {
    name: "plan-not-found",
    newcomer: true,
    show: async ({ page, language }) => {
      await page.goto(`/${language}/subscription-success?plan_id=pro&subscription_id=I-NONE`);
      await page.getByRole("alert").waitFor();
    },
  },
  {
    name: "plan-abandoned",
    show: async ({ page, language, t }) => {
      await page.goto(`/${language}/subscription-cancelled?plan_id=pro`);
      await page.getByText(t("payments.abandoned.lead")).waitFor();
    },
  },
];
