import type { BillingStatus } from "@spellwright/contract";

/** What a plan offers, of which a test says only the name and the price. */
export const offerOf = (name: string, priceCents: number): Omit<BillingStatus["plan"], "id"> => ({
  name,
  price_cents: priceCents,
  monthly_zaps: 10,
  daily_cap: 5,
  overage_enabled: priceCents > 0,
  overage_price_cents: 25,
  rights: [],
});
