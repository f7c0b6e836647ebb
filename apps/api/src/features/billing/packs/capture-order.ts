import { isRefusedFor, type PayPalOrder } from "@spellwright/services";
import { AppError } from "../../../http/index.ts";
import type { BillingParts } from "../billing-parts.ts";
import { withPaymentErrors } from "../provider/payment-errors.ts";
import { findOwnOrder, markCapturing, type OrderRow, setOrderStatus } from "./order-queries.ts";
import { settleOrder } from "./settle-order.ts";

/** Asks the provider for the money, or, where that was done already, what came of it. */
const takeMoney = async (parts: BillingParts, row: OrderRow): Promise<PayPalOrder> => {
  const paypal = await parts.provider.open();
  const providerId = row.providerId ?? "";
  try {
    return await paypal.orders.capture(providerId, `${row.id}-capture`);
  } catch (error) {
    if (isRefusedFor(error, "ORDER_ALREADY_CAPTURED")) return paypal.orders.read(providerId);
    throw error;
  }
};

/**
 * Takes the money of an order that its buyer agreed to, and adds the zaps. Safe to repeat: the same
 * request id finds out what became of a capture whose answer was lost.
 *
 * @throws AppError PAYMENT_NOT_APPROVED, PAYMENT_DECLINED, PAYMENT_MISMATCH
 * @throws PayPalError
 */
export const captureOrder = async (
  parts: BillingParts,
  row: OrderRow,
): Promise<OrderRow["status"]> => {
  await markCapturing(parts.database, row.id, parts.now());
  const back = async (status: "approving" | "failed") =>
    setOrderStatus(parts.database, row.id, status, parts.now());
  const params = { approval_url: row.approvalUrl ?? "" };
  try {
    return await settleOrder(parts, row.id, await takeMoney(parts, row));
  } catch (error) {
    if (isRefusedFor(error, "ORDER_NOT_APPROVED")) {
      await back("approving");
      throw new AppError("PAYMENT_NOT_APPROVED", params, { cause: error });
    }
    if (isRefusedFor(error, "INSTRUMENT_DECLINED", "PAYER_ACTION_REQUIRED")) {
      await back("approving");
      throw new AppError("PAYMENT_DECLINED", params, { cause: error });
    }
    if (
      isRefusedFor(
        error,
        "DUPLICATE_INVOICE_ID",
        "TRANSACTION_REFUSED",
        "PAYER_CANNOT_PAY",
        "COMPLIANCE_VIOLATION",
        "MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED",
        "RESOURCE_NOT_FOUND",
        "INVALID_RESOURCE_ID",
      )
    )
      await back("failed");
    throw error;
  }
};

const lookUpOrder = async (parts: BillingParts, row: OrderRow): Promise<OrderRow["status"]> => {
  const paypal = await parts.provider.open();
  return settleOrder(parts, row.id, await paypal.orders.read(row.providerId ?? ""));
};

/**
 * Back from the provider's page (BILL-13): the browser names the order, the provider says what was paid.
 *
 * @param input.guildId the server of a pack. Null for a person's own zaps
 * @throws AppError PAYMENT_NOT_FOUND, those of `captureOrder`, PAYMENT_UNAVAILABLE, PAYMENT_REFUSED
 */
export const captureOwnOrder = async (
  parts: BillingParts,
  input: {
    readonly userId: string;
    readonly orderId: string;
    readonly guildId: string | null;
    readonly zaps?: number;
  },
): Promise<{ zaps: number; status: "done" | "pending" }> => {
  const row = await findOwnOrder(parts.database, input.userId, input.orderId);
  if (row === undefined || row.providerId === null || row.guildId !== input.guildId)
    throw new AppError("PAYMENT_NOT_FOUND");
  if (input.zaps !== undefined && row.zaps !== input.zaps) throw new AppError("PAYMENT_MISMATCH");
  if (row.status === "captured") return { zaps: row.zaps, status: "done" };
  // One that failed is not charged again. What the provider has of it tells why it counts for nothing.
  const settle = row.status === "failed" ? lookUpOrder : captureOrder;
  const status = await withPaymentErrors(parts, () => settle(parts, row));
  if (status === "failed") throw new AppError("PAYMENT_REFUSED");
  return { zaps: row.zaps, status: status === "captured" ? "done" : "pending" };
};
