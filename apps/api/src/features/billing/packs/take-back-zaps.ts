import { credit, revoke } from "@spellwright/zaps";
import type { Transaction } from "../../../database/index.ts";
import { isPackRestored, restorePack, revokeFromPack } from "../../guild-packs/index.ts";
import { changeZaps } from "../../zaps/index.ts";
import { amountOfEntry, type PaymentRow, updatePayment } from "../history/payment-queries.ts";

/** Zaps that a refunded part of the price stands for. */
const zapsOf = (payment: PaymentRow, cents: number): number =>
  Math.floor(((payment.zaps ?? 0) * cents) / payment.amountCents);

/** Where the zaps of a payment lie: in its buyer's account, or in the pack of a server. */
interface Holder {
  readonly take: (key: string, zaps: number) => Promise<unknown>;
  /** Gives back what was taken under a key. @returns how much that is */
  readonly restore: (key: string) => Promise<number>;
  /** Whether something was given back that was taken under a key. */
  readonly isRestored: (key: string) => Promise<boolean>;
}

const holderOf = (tx: Transaction, payment: PaymentRow, now: Date): Holder | undefined => {
  const { userId, guildId, orderId } = payment;
  if (guildId !== null && orderId !== null)
    return {
      take: (key, zaps) => revokeFromPack(tx, { orderId, guildId }, zaps, { key, now }),
      restore: (key) => restorePack(tx, { orderId, guildId }, key, now),
      isRestored: (key) => isPackRestored(tx, orderId, key),
    };
  if (userId === null) return undefined;
  return {
    take: (key, zaps) => changeZaps(tx, userId, now, key, (account) => revoke(account, zaps)),
    restore: async (key) => {
      const taken = -(await amountOfEntry(tx, `${key}:revoke:bought`));
      if (taken > 0)
        await changeZaps(tx, userId, now, `${key}:won`, (account) => credit(account, taken));
      return taken;
    },
    isRestored: async (key) => (await amountOfEntry(tx, `${key}:won:purchase:bought`)) > 0,
  };
};

/** Under which key a payment is disputed: what was given back once is taken anew under another one. */
const disputeKey = async (holder: Holder, { id }: PaymentRow): Promise<string> => {
  for (let round = 0; ; round += 1) {
    const key = round === 0 ? `dispute:${id}` : `dispute-${round}:${id}`;
    if (!(await holder.isRestored(key))) return key;
  }
};

/**
 * Takes back what a refund or a dispute of a pack stands for, of the zaps that are not spent yet
 * (BILL-04). A dispute that is won gives back what it took, but for what was refunded meanwhile; the next
 * one takes it again. Each step is taken once: what is already known changes nothing.
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
  const refunded = zapsOf(payment, refundedCents) - zapsOf(payment, payment.refundedCents);
  if (wasHeld && isHeld && refunded === 0) return;
  // While a dispute is on, it has taken everything already: what is refunded then is of that.
  const held = wasHeld ? await holder.restore(await disputeKey(holder, payment)) : undefined;
  const taken = Math.min(refunded, held ?? refunded);
  if (taken > 0) await holder.take(`refund:${payment.id}:${refundedCents}`, taken);
  const open = held ?? (payment.zaps ?? 0) - zapsOf(payment, payment.refundedCents);
  if (isHeld) await holder.take(await disputeKey(holder, payment), open - taken);
};
