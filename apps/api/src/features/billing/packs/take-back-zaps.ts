import { credit, revoke } from "@spellwright/zaps";
import type { Transaction } from "../../../database/index.ts";
import { changeZaps } from "../../zaps/index.ts";
import { amountOfEntry, type PaymentRow, updatePayment } from "../history/payment-queries.ts";

/** Zaps that a refunded part of the price stands for. */
const zapsOf = (payment: PaymentRow, cents: number): number =>
  Math.floor(((payment.zaps ?? 0) * cents) / payment.amountCents);

const disputeKey = (payment: PaymentRow): string => `dispute:${payment.id}`;

/**
 * Takes back what a refund or a dispute of a pack stands for, of the zaps that are not spent yet
 * (BILL-04). A dispute that is won gives back what it took. Each step is taken once: what is already
 * known changes nothing.
 */
export const takeBackZaps = async (
  tx: Transaction,
  payment: PaymentRow,
  news: { readonly refundedCents?: number; readonly dispute?: "open" | "lost" | "won" },
  now: Date,
): Promise<void> => {
  const refundedCents = Math.max(payment.refundedCents, news.refundedCents ?? 0);
  const dispute = news.dispute ?? payment.dispute;
  if (refundedCents === payment.refundedCents && dispute === payment.dispute) return;
  await updatePayment(tx, payment.id, { refundedCents, dispute });
  if (payment.userId === null) return;
  const { userId } = payment;
  const wasHeld = payment.dispute === "open" || payment.dispute === "lost";
  const isHeld = dispute === "open" || dispute === "lost";
  // While a dispute is on, it has taken everything already.
  const refunded = zapsOf(payment, refundedCents) - zapsOf(payment, payment.refundedCents);
  if (refunded > 0 && !wasHeld)
    await changeZaps(tx, userId, now, `refund:${payment.id}:${refundedCents}`, (account) =>
      revoke(account, refunded),
    );
  if (isHeld && !wasHeld && payment.dispute === null)
    await changeZaps(tx, userId, now, disputeKey(payment), (account) =>
      revoke(account, (payment.zaps ?? 0) - zapsOf(payment, refundedCents)),
    );
  if (wasHeld && !isHeld) {
    const taken = -(await amountOfEntry(tx, `${disputeKey(payment)}:revoke:bought`));
    if (taken > 0)
      await changeZaps(tx, userId, now, `${disputeKey(payment)}:won`, (account) =>
        credit(account, taken),
      );
  }
};
