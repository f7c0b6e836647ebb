import type { PayPalOrder } from "@spellwright/services";
import { CURRENCY, credit } from "@spellwright/zaps";
import type { Transaction } from "../../../database/index.ts";
import { AppError } from "../../../http/index.ts";
import { addPack, changeZaps, lockZaps } from "../../zaps/index.ts";
import type { BillingParts } from "../billing-parts.ts";
import { insertPayment, paymentOfOrder } from "../history/payment-queries.ts";
import { findOrder, type OrderRow, setOrderStatus } from "./order-queries.ts";
import { revokeZaps } from "./revoke-zaps.ts";

/** Money that came, whatever became of it later. */
const PAID = new Set(["COMPLETED", "PARTIALLY_REFUNDED", "REFUNDED"]);
const FAILED = new Set(["DECLINED", "FAILED"]);

type Settled = { readonly status: OrderRow["status"]; readonly isStrange: boolean };

/** BILL-13: the order's own number, its amount and its currency, on every capture. */
const isAsAgreed = (row: OrderRow, found: PayPalOrder): boolean =>
  found.customId === row.id &&
  found.captures.every(
    ({ amount, customId }) =>
      amount.cents === row.amountCents &&
      amount.currency === CURRENCY &&
      (customId === null || customId === row.id),
  );

/** What was bought goes to its server, or to its buyer. */
const deliver = async (tx: Transaction, row: OrderRow, now: Date): Promise<void> => {
  const { id: orderId, guildId, userId, zaps } = row;
  if (guildId !== null) await addPack(tx, { orderId, guildId, userId, size: zaps }, now);
  else if (userId !== null)
    await changeZaps(tx, userId, now, `purchase:${orderId}`, (account) => credit(account, zaps));
};

const settle = async (
  tx: Transaction,
  row: OrderRow,
  found: PayPalOrder,
  now: Date,
): Promise<Settled> => {
  const [capture] = found.captures;
  if (!isAsAgreed(row, found)) {
    await setOrderStatus(tx, row.id, "failed", now);
    return { status: "failed", isStrange: true };
  }
  if (capture === undefined) return { status: row.status, isStrange: false };
  const known = await paymentOfOrder(tx, row.id);
  if (known === undefined && !PAID.has(capture.status)) {
    const status = FAILED.has(capture.status) ? "failed" : "pending";
    await setOrderStatus(tx, row.id, status, now);
    return { status, isStrange: false };
  }
  if (known === undefined) {
    await insertPayment(tx, {
      userId: row.userId,
      orderId: row.id,
      zaps: row.zaps,
      guildId: row.guildId,
      amountCents: row.amountCents,
      currency: capture.amount.currency,
      providerId: capture.id,
      paidAt: new Date(capture.paidAt),
    });
    await deliver(tx, row, now);
    await setOrderStatus(tx, row.id, "captured", now);
  }
  const payment = await paymentOfOrder(tx, row.id);
  const refunded =
    capture.status === "REFUNDED"
      ? row.amountCents
      : Math.min(found.refundedCents, row.amountCents);
  if (payment !== undefined) await revokeZaps(tx, payment, { refundedCents: refunded }, now);
  return { status: "captured", isStrange: false };
};

/**
 * Takes over what the provider says of an order: zaps are added once, in the transaction that stores the
 * payment, and taken back for what was refunded. Whatever told us to look, the outcome is the same.
 *
 * @throws AppError PAYMENT_MISMATCH when amount, currency or number are not those of the order
 */
export const settleOrder = async (
  parts: BillingParts,
  orderId: string,
  found: PayPalOrder,
): Promise<OrderRow["status"]> => {
  const { status, isStrange } = await parts.database.transaction(async (tx): Promise<Settled> => {
    const before = await findOrder(tx, orderId);
    if (before === undefined) throw new AppError("PAYMENT_NOT_FOUND");
    if (before.userId !== null) await lockZaps(tx, before.userId);
    const row = (await findOrder(tx, orderId)) ?? before;
    return settle(tx, row, found, parts.now());
  });
  if (!isStrange) return status;
  parts.log.error({ order: orderId }, "a payment is not what was ordered: nothing was credited");
  throw new AppError("PAYMENT_MISMATCH");
};
