import type { PaidPlan } from "@spellwright/contract";
import type { PayPal } from "@spellwright/services";
import { CURRENCY, PLAN_TERMS } from "@spellwright/zaps";
import type { Database } from "../../../database/index.ts";
import { forgetCatalogItem, keepCatalogItem, listCatalog } from "./catalog-queries.ts";

/** Another price is another plan there: who has the old one keeps paying it. */
const itemOf = (plan: PaidPlan): string => `plan:${plan}:${PLAN_TERMS[plan].priceCents}`;

/**
 * The provider's id of a plan at its price of today, found there or made when it is first needed. It is
 * kept, so that the provider is not asked again.
 *
 * @throws PayPalError
 */
export const planIdOf = async (
  database: Database,
  paypal: PayPal,
  plan: PaidPlan,
): Promise<string> => {
  const kept = await listCatalog(database, paypal.account);
  const item = itemOf(plan);
  const known = kept.find((each) => each.item === item);
  if (known !== undefined) return known.providerId;
  const productId = await paypal.catalog.product();
  const { name, priceCents } = PLAN_TERMS[plan];
  const offer = { name, cents: priceCents, currency: CURRENCY };
  const planId = await paypal.catalog.plan(productId, offer);
  await keepCatalogItem(database, paypal.account, item, planId);
  return planId;
};

/** The plan is not sold there any more, or for another price: the next call finds or makes another. */
export const forgetPlanId = (database: Database, paypal: PayPal, plan: PaidPlan) =>
  forgetCatalogItem(database, paypal.account, itemOf(plan));
