import type { PaymentsKind } from "@spellwright/contract";
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

/**
 * A shop that has not named its operator sells nothing; what was sold before goes on.
 *
 * @throws AppError SHOP_INCOMPLETE
 */
export const requireShop = (shop: Shop): void => {
  if (paymentsOf(shop) === "incomplete")
    throw new AppError("SHOP_INCOMPLETE", { missing: shop.missingForSale.join(", ") });
};
