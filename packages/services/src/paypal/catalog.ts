import * as z from "zod";
import { BRAND } from "./links.ts";
import { decimals, Money } from "./money.ts";
import type { PayPalRequests } from "./paypal-requests.ts";

/** A monthly plan as it is sold. */
export interface PlanOnOffer {
  /** `Basic`, `Pro`. */
  readonly name: string;
  readonly cents: number;
  readonly currency: string;
}

const Products = z.object({
  products: z.array(z.object({ id: z.string(), name: z.string() })).default([]),
});
const Made = z.object({ id: z.string() });
const Plans = z.object({
  plans: z.array(z.object({ id: z.string(), name: z.string(), status: z.string() })).default([]),
});
const Plan = z.object({
  status: z.string(),
  product_id: z.string(),
  billing_cycles: z.array(
    z.object({ pricing_scheme: z.object({ fixed_price: Money }).optional() }),
  ),
});

/** One price, one name: a plan at PayPal keeps the price that it was made with. */
const nameOf = ({ name, cents, currency }: PlanOnOffer): string =>
  `${BRAND} ${name} ${decimals(cents)} ${currency}`;

/** Catalog products v1 and billing plans v1: what is missing is made, what is there is used. */
export const createCatalog = (request: PayPalRequests) => ({
  /** The product that all our plans belong to: PayPal changes plans within one product only. */
  async product(): Promise<string> {
    const path = "/v1/catalogs/products?page_size=20";
    const { products } = await request(Products, { method: "GET", path });
    const found = products.find(({ name }) => name === BRAND);
    if (found !== undefined) return found.id;
    const made = await request(Made, {
      method: "POST",
      path: "/v1/catalogs/products",
      requestId: `product-${BRAND}`,
      body: { name: BRAND, type: "SERVICE", category: "SOFTWARE" },
    });
    return made.id;
  },
  /** The plan of a price. One of this name that is no longer sold, or sold otherwise, is left alone. */
  async plan(productId: string, offer: PlanOnOffer): Promise<string> {
    const name = nameOf(offer);
    const query = new URLSearchParams({ product_id: productId, page_size: "20" });
    const { plans } = await request(Plans, { method: "GET", path: `/v1/billing/plans?${query}` });
    const sold = plans.filter((plan) => plan.name === name && plan.status === "ACTIVE");
    for (const { id } of sold) if (await this.isSold(id, offer)) return id;
    const made = await request(Made, {
      method: "POST",
      path: "/v1/billing/plans",
      // After plans that are gone the next one is another request.
      requestId: `plan-${productId}-${offer.name}-${offer.cents}-${plans.length}`,
      body: {
        product_id: productId,
        name,
        status: "ACTIVE",
        billing_cycles: [
          {
            frequency: { interval_unit: "MONTH", interval_count: 1 },
            tenure_type: "REGULAR",
            sequence: 1,
            total_cycles: 0,
            pricing_scheme: {
              fixed_price: { value: decimals(offer.cents), currency_code: offer.currency },
            },
          },
        ],
        payment_preferences: {
          auto_bill_outstanding: true,
          setup_fee_failure_action: "CONTINUE",
          payment_failure_threshold: 1,
        },
      },
    });
    return made.id;
  },
  /** Whether a plan is on sale for exactly this price. */
  async isSold(planId: string, { cents, currency }: PlanOnOffer): Promise<boolean> {
    const path = `/v1/billing/plans/${encodeURIComponent(planId)}`;
    const { status, billing_cycles: cycles } = await request(Plan, { method: "GET", path });
    const price = cycles[0]?.pricing_scheme?.fixed_price;
    return status === "ACTIVE" && price?.cents === cents && price.currency === currency;
  },
});
