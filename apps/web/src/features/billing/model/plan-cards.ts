import type { BillingStatus, Language, Plan } from "@spellwright/contract";

/** What a plan card shows (BILL-01, BILL-03). */
export interface PlanCard {
  readonly plan: Plan;
  readonly name: string;
  /** In euros, as the language writes them. Null for a plan that costs nothing. */
  readonly price: string | null;
  readonly monthlyZaps: number;
  readonly dailyCap: number;
  /** One bought zap, in euros. Empty where the plan sells none. */
  readonly zapPrice: string;
  /** Whether the plan brings priority support on this server (BILL-09). */
  readonly support: boolean;
  readonly current: boolean;
  /** Pro is the best value (BILL-01). */
  readonly best: boolean;
}

const ORDER: readonly Plan[] = ["free", "basic", "pro"];
const LOCALES: Record<Language, string> = { fr: "fr-FR", en: "en-US" };

/** BILL-01: two decimals and the euro sign, `5,00 €` or `€5.00`. */
export const priceText = (cents: number, language: Language): string =>
  new Intl.NumberFormat(LOCALES[language], { style: "currency", currency: "EUR" }).format(
    cents / 100,
  );

/** The plans of a billing status, from the least to the most. */
export const planCards = (
  { plan: current, available_plans }: BillingStatus,
  language: Language,
): PlanCard[] =>
  ORDER.map((plan) => {
    const offer = available_plans[plan];
    return {
      plan,
      name: offer.name,
      price: offer.price_cents === 0 ? null : priceText(offer.price_cents, language),
      monthlyZaps: offer.monthly_zaps,
      dailyCap: offer.daily_cap,
      zapPrice: offer.overage_enabled ? priceText(offer.overage_price_cents, language) : "",
      support: offer.rights.includes("priority_support"),
      current: plan === current.id,
      best: plan === "pro",
    };
  });
