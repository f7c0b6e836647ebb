import { credit, revoke } from "@spellwright/zaps";
import type { Transaction } from "../../../database/index.ts";
import { restorePack, revokeFromPack } from "../../guild-packs/index.ts";
import { changeZaps } from "../../zaps/index.ts";
import { amountOfEntry, type PaymentRow, updatePayment } from "../history/payment-queries.ts";

/** Zaps that a refunded part of the price stands for. */
const zapsOf = (payment: PaymentRow, cents: number): number =>
  Math.floor(((payment.zaps ?? 0) * cents) / payment.amountCents);

const disputeKey = (payment: PaymentRow): string => `dispute:${payment.id}`;

/** Where the zaps of a payment lie: in its buyer's account, or in the pack of a server. */
interface Holder {
  readonly take: (key: string, zaps: number) => Promise<unknown>;
  /** Gives back what was taken under a key, at most so many. */
  readonly restore: (key: string, most: number) => Promise<unknown>;
}

const holderOf = (tx: Transaction, payment: PaymentRow, now: Date): Holder | undefined => {
  const { userId, guildId, orderId } = payment;
  if (guildId !== null && orderId !== null)
    return {
      take: (key, zaps) => revokeFromPack(tx, { orderId, guildId }, zaps, { key, now }),
      restore: (key, most) => restorePack(tx, { orderId, guildId }, most, { key, now }),
    };
  if (userId === null) return undefined;
  return {
    take: (key, zaps) => changeZaps(tx, userId, now, key, (account) => revoke(account, zaps)),
    restore: async (key, most) => {
      const taken = -(await amountOfEntry(tx, `${key}:revoke:bought`));
      const restored = Math.min(taken, most);
      if (restored > 0)
        await changeZaps(tx, userId, now, `${key}:won`, (account) => credit(account, restored));
    },
  };
};

/**
 * Takes back what a refund or a dispute of a pack stands for, of the zaps that are not spent yet
 * (BILL-04). A dispute that is won gives back what it took, as far as it is still paid for. Each step is
 * taken once: what is already known changes nothing.
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
  const holder = holderOf(tx, payment, now);
  if (holder === undefined) return;
  const wasHeld = payment.dispute === "open" || payment.dispute === "lost";
  const isHeld = dispute === "open" || dispute === "lost";
  // While a dispute is on, it has taken everything already.
  const refunded = zapsOf(payment, refundedCents) - zapsOf(payment, payment.refundedCents);
  if (refunded > 0 && !wasHeld)
    await holder.take(`refund:${payment.id}:${refundedCents}`, refunded);
  const paidFor = (payment.zaps ?? 0) - zapsOf(payment, refundedCents);
  if (isHeld && !wasHeld && payment.dispute === null)
    await holder.take(disputeKey(payment), paidFor);
  if (wasHeld && !isHeld) await holder.restore(disputeKey(payment), paidFor);
};
