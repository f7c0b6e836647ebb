import { credit, revoke } from "@spellwright/zaps";
import type { Transaction } from "../../../database/index.ts";
import { amountOfCause, changeZaps, restorePack, revokeFromPack } from "../../zaps/index.ts";
import { type PaymentRow, updatePayment } from "../history/payment-queries.ts";

/** Zaps that a refunded part of the price stands for. */
const zapsOf = (payment: PaymentRow, cents: number): number =>
  Math.floor(((payment.zaps ?? 0) * cents) / payment.amountCents);

/** Where the zaps of a payment lie: in its buyer's account, or in the pack of a server. */
interface Holder {
  /** How entries of the ledger name it. */
  readonly name: string;
  readonly take: (key: string, zaps: number) => Promise<unknown>;
  /** @returns how many it has got */
  readonly give: (key: string, zaps: number) => Promise<number>;
}

const holderOf = (tx: Transaction, payment: PaymentRow, now: Date): Holder | undefined => {
  const { userId, guildId, orderId } = payment;
  if (guildId !== null && orderId !== null)
    return {
      name: orderId,
      take: (key, zaps) => revokeFromPack(tx, { orderId, guildId }, zaps, { key, now }),
      give: (key, zaps) => restorePack(tx, { orderId, guildId }, zaps, { key, now }),
    };
  if (userId === null) return undefined;
  return {
    name: "bought",
    take: (key, zaps) => changeZaps(tx, userId, now, key, (account) => revoke(account, zaps)),
    give: async (key, zaps) => {
      await changeZaps(tx, userId, now, key, (account) => credit(account, zaps));
      return zaps;
    },
  };
};

/** Gives back what was taken under a key. @returns how much that is */
const restore = async (tx: Transaction, holder: Holder, key: string): Promise<number> => {
  const taken = -(await amountOfCause(tx, `${key}:revoke:${holder.name}`));
  return taken > 0 ? holder.give(`${key}:won`, taken) : 0;
};

/** Under which key a payment is disputed: what was given back once is taken anew under another one. */
const disputeKey = async (
  tx: Transaction,
  { name }: Holder,
  { id }: PaymentRow,
): Promise<string> => {
  for (let round = 0; ; round += 1) {
    const key = round === 0 ? `dispute:${id}` : `dispute-${round}:${id}`;
    if ((await amountOfCause(tx, `${key}:won:purchase:${name}`)) === 0) return key;
  }
};

/**
 * Takes back what a refund or a dispute of a pack stands for, of the zaps that are not spent yet
 * (BILL-04). A dispute that is won gives back what it took, but for what was refunded meanwhile. The next
 * one takes it again. Each step is taken once: what is already known changes nothing.
 */
export const revokeZaps = async (
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
  const held = wasHeld
    ? await restore(tx, holder, await disputeKey(tx, holder, payment))
    : undefined;
  const taken = Math.min(refunded, held ?? refunded);
  if (taken > 0) await holder.take(`refund:${payment.id}:${refundedCents}`, taken);
  const open = held ?? (payment.zaps ?? 0) - zapsOf(payment, payment.refundedCents);
  if (isHeld) await holder.take(await disputeKey(tx, holder, payment), open - taken);
};
