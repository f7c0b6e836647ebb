import type { Language } from "@spellwright/contract";
import { translator } from "@spellwright/locales";
import { CURRENCY, PLAN_TERMS } from "@spellwright/zaps";
import { AppError } from "../../../http/index.ts";
import { openMonth } from "../../zaps/index.ts";
import type { BillingParts } from "../billing-parts.ts";
import { forPerson } from "../provider/payment-errors.ts";
import { findBegunOrder, insertOrder, keepBegunOrder, type OrderRow } from "./order-queries.ts";

/** The provider's page takes an order for three hours. */
const BEGUN_MS = 2 * 60 * 60 * 1000;

interface Asked {
  readonly userId: string;
  readonly zaps: number;
  /** The page to come back to, as a path. */
  readonly returnTo: string;
  readonly language: Language;
}

/** The order at today's price of the person's plan; two requests at once begin one order. */
const begin = (parts: BillingParts, { userId, zaps }: Asked): Promise<OrderRow> =>
  parts.database.transaction(async (tx) => {
    const now = parts.now();
    const { account } = await openMonth(tx, userId, now);
    const cents = PLAN_TERMS[account.plan].overageCents;
    if (cents === null) throw new AppError("OVERAGE_NOT_OFFERED");
    const wanted = { userId, zaps, amountCents: zaps * cents };
    const begun = await findBegunOrder(tx, wanted, new Date(now.getTime() - BEGUN_MS));
    return (
      begun ?? insertOrder(tx, { ...wanted, status: "making", createdAt: now, updatedAt: now })
    );
  });

/**
 * Sends a person to the provider's page for extra zaps (BILL-15). Repeats lead to the same page.
 *
 * @throws AppError OVERAGE_NOT_OFFERED, APPROVAL_URL_MISSING, PAYMENTS_NOT_CONFIGURED,
 * PAYMENT_UNAVAILABLE, PAYMENT_REFUSED
 */
export const orderZaps = async (
  parts: BillingParts,
  asked: Asked,
): Promise<{ id: string; approval_url: string }> => {
  const { zaps, returnTo, language } = asked;
  const paypal = await parts.provider.open();
  const row = await begin(parts, asked);
  if (row.approvalUrl !== null) return { id: row.id, approval_url: row.approvalUrl };
  const query = new URLSearchParams({ billing: "1", orderId: row.id, zaps: String(zaps) });
  const made = await forPerson(parts, () =>
    paypal.orders.create({
      id: row.id,
      cents: row.amountCents,
      currency: CURRENCY,
      description: translator(language)("billing.pack", { count: zaps }),
      returnUrl: `${parts.publicUrl}${returnTo}?${query}`,
      cancelUrl: `${parts.publicUrl}${returnTo}`,
      language,
    }),
  );
  if (made.approvalUrl === null) throw new AppError("APPROVAL_URL_MISSING");
  await keepBegunOrder(parts.database, row.id, {
    providerId: made.id,
    approvalUrl: made.approvalUrl,
  });
  return { id: row.id, approval_url: made.approvalUrl };
};
