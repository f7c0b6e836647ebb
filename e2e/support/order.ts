import { expect, type Page } from "@playwright/test";
import type { Translate } from "@spellwright/locales";

/** Agrees to the terms and to the start of the service, and goes on to the provider. */
export const orderAndPay = async (page: Page, t: Translate): Promise<void> => {
  const order = page.getByRole("dialog", { name: t("payments.order.title") });
  // What is agreed to can be read first.
  for (const page of ["terms", "withdrawal"] as const)
    await expect(order.getByRole("link", { name: t(`pages.${page}.title`) })).toBeVisible();
  await order.getByRole("checkbox").check();
  await order.getByRole("button", { name: t("payments.order.pay") }).click();
};
