import type { Agreement, Language } from "@spellwright/contract";
import { translator } from "@spellwright/locales";
import { CURRENCY, PLAN_TERMS, SERVER_PACK_CENTS } from "@spellwright/zaps";
import type { Transaction } from "../../../database/index.ts";
import { AppError } from "../../../http/index.ts";
import { lockZaps, openMonth } from "../../zaps/index.ts";
import type { BillingParts } from "../billing-parts.ts";
import { type BuyerAgreement, requireAgreement } from "../policy.ts";
import { withPaymentErrors } from "../provider/payment-errors.ts";
import { findBegunOrder, insertOrder, keepBegunOrder, type OrderRow } from "./order-queries.ts";

/** The provider's page takes an order for three hours. */
const BEGUN_MS = 2 * 60 * 60 * 1000;

interface OrderRequest {
  readonly userId: string;
  readonly zaps: number;
  /** The page to come back to, as a path. */
  readonly returnTo: string;
  readonly language: Language;
  readonly agreement: Agreement | undefined;
}

/** What is bought, for whom, and where its buyer comes back to. */
interface Purchase extends OrderRequest {
  /** Of a server's pack. */
  readonly guildId: string | null;
  readonly description: string;
  /** Beside the order's id. */
  readonly query: (orderId: string) => Readonly<Record<string, string>>;
  /** Euro cents, read in the transaction that begins the order. */
  readonly cents: (tx: Transaction) => Promise<number>;
}

/** The order at today's price. Two requests at once begin one order. */
const begin = (
  parts: BillingParts,
  purchase: Purchase,
  agreed: BuyerAgreement,
): Promise<OrderRow> =>
  parts.database.transaction(async (tx) => {
    const now = parts.now();
    const { userId, zaps, guildId } = purchase;
    await lockZaps(tx, userId);
    const wanted = { userId, zaps, guildId, amountCents: await purchase.cents(tx) };
    const begun = await findBegunOrder(tx, wanted, new Date(now.getTime() - BEGUN_MS));
    return (
      begun ??
      insertOrder(tx, { ...wanted, ...agreed, status: "making", createdAt: now, updatedAt: now })
    );
  });

/** Sends a person to the provider's page. Repeats lead to the same page. */
const sendToProvider = async (
  parts: BillingParts,
  purchase: Purchase,
): Promise<{ id: string; approval_url: string }> => {
  const { returnTo, language, description } = purchase;
  const agreed = requireAgreement(parts, purchase.agreement);
  const paypal = await parts.provider.open();
  const row = await begin(parts, purchase, agreed);
  if (row.approvalUrl !== null) return { id: row.id, approval_url: row.approvalUrl };
  const made = await withPaymentErrors(parts, () =>
    paypal.orders.create({
      id: row.id,
      cents: row.amountCents,
      currency: CURRENCY,
      description,
      returnUrl: `${parts.publicUrl}${returnTo}?${new URLSearchParams(purchase.query(row.id))}`,
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

/**
 * Sends a person to the provider's page for extra zaps (BILL-15), at today's price of the plan.
 *
 * @throws AppError OVERAGE_NOT_OFFERED, APPROVAL_URL_MISSING, PAYMENTS_NOT_CONFIGURED,
 * SHOP_INCOMPLETE, TERMS_NOT_ACCEPTED, PAYMENT_UNAVAILABLE, PAYMENT_REFUSED
 */
export const orderZaps = (parts: BillingParts, asked: OrderRequest) =>
  sendToProvider(parts, {
    ...asked,
    guildId: null,
    description: translator(asked.language)("billing.pack", { count: asked.zaps }),
    query: (orderId) => ({ billing: "1", orderId, zaps: String(asked.zaps) }),
    cents: async (tx) => {
      const { plan } = await openMonth(tx, asked.userId, parts.now());
      const cents = PLAN_TERMS[plan].overageCents;
      if (cents === null) throw new AppError("OVERAGE_NOT_OFFERED");
      return asked.zaps * cents;
    },
  });

/** A pack for a server, as its owner asks for it. */
export interface AskedPack extends Omit<OrderRequest, "zaps"> {
  readonly size: keyof typeof SERVER_PACK_CENTS;
  readonly guildId: string;
  readonly guildName: string;
}

/**
 * Sends the owner of a server to the provider's page for a pack (BOT-08).
 *
 * @throws AppError as `orderZaps`, but for its first
 */
export const orderPack = (parts: BillingParts, { size, guildName, ...asked }: AskedPack) =>
  sendToProvider(parts, {
    ...asked,
    zaps: size,
    description: translator(asked.language)("billing.serverPack", { count: size, name: guildName }),
    query: (orderId) => ({ order: orderId }),
    cents: async () => SERVER_PACK_CENTS[size],
  });
