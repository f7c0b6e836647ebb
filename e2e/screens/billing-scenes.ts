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
  await page.getByRole("heading", { name: t("paymentSandbox.buyerTitle") }).waitFor();
};

const buyBasic = async (stage: Stage): Promise<void> => {
  await beginBasic(stage);
  const { page, t } = stage;
  await page.getByRole("button", { name: t("paymentSandbox.approve"), exact: true }).click();
  await page.getByText(t("payments.success.done", { plan: "Basic" })).waitFor();
};

export const billingScenes: readonly Scene[] = [
  { name: "plans", newcomer: true, whole: true, show: openPlans },
  { name: "plan-approval", newcomer: true, show: beginBasic },
  { name: "plan-bought", newcomer: true, show: buyBasic },
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
