import { type Agreement, type PaymentsKind, TERMS_VERSION } from "@spellwright/contract";
import { AppError, type RateLimits, type RequestContext, requireUser } from "../../http/index.ts";
import type { BillingParts } from "./billing-parts.ts";

/**
 * Whoever is signed in buys for himself, a few times in a row: every purchase asks the provider.
 *
 * @throws AppError UNAUTHENTICATED, SESSION_EXPIRED, ACCOUNT_BANNED, RATE_LIMITED
 */
export const requireBuyer = async (
  context: RequestContext,
  limits: RateLimits,
): Promise<string> => {
  const { id } = await requireUser(context);
  await limits.use("purchase", id);
  return id;
};

type Shop = Pick<BillingParts, "provider" | "missingForSale">;

/** How payments stand here: for money, nothing is sold before the operator is named. */
export const paymentsOf = ({ provider, missingForSale }: Shop): PaymentsKind =>
  provider.kind === "paypal" && missingForSale.length > 0 ? "incomplete" : provider.kind;

/** What a purchase keeps of its buyer's agreement. Nothing where none was given. */
export interface BuyerAgreement {
  readonly termsVersion?: string;
  readonly startRequestedAt?: Date;
}

/**
 * For money, a named shop sells to who accepts the terms as they are now, and asks that the service begins
 * at once: else it could not begin within the days of withdrawal. What was sold before goes on.
 *
 * @throws AppError SHOP_INCOMPLETE, TERMS_NOT_ACCEPTED
 */
export const requireAgreement = (
  shop: Shop & Pick<BillingParts, "now">,
  agreement: Agreement | undefined,
): BuyerAgreement => {
  if (paymentsOf(shop) === "incomplete")
    throw new AppError("SHOP_INCOMPLETE", { missing: shop.missingForSale.join(", ") });
  if (agreement === undefined && shop.provider.kind !== "paypal") return {};
  if (agreement?.terms_version !== TERMS_VERSION) throw new AppError("TERMS_NOT_ACCEPTED");
  return { termsVersion: TERMS_VERSION, startRequestedAt: shop.now() };
};
