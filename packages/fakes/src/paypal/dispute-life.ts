import { newId } from "./ids.ts";
import type { FakeDispute } from "./paypal-state.ts";
import type { PayPalWorld } from "./paypal-world.ts";

export const disputeBody = (dispute: FakeDispute) => ({
  dispute_id: dispute.dispute_id,
  status: dispute.status,
  reason: "UNAUTHORISED",
  disputed_transactions: [{ seller_transaction_id: dispute.transactionId }],
  ...(dispute.outcome === null ? {} : { dispute_outcome: { outcome_code: dispute.outcome } }),
});

/** The buyer disputes a sale or a capture. */
export const openDispute = (world: PayPalWorld, transactionId: string): FakeDispute => {
  const dispute: FakeDispute = {
    dispute_id: newId(8, "PP-D-"),
    status: "OPEN",
    outcome: null,
    transactionId,
  };
  world.state.disputes.push(dispute);
  world.emit("CUSTOMER.DISPUTE.CREATED", "dispute", disputeBody(dispute));
  return dispute;
};

/** Ends a dispute in somebody’s favour. */
export const resolveDispute = (
  world: PayPalWorld,
  dispute: FakeDispute,
  outcome: "RESOLVED_BUYER_FAVOUR" | "RESOLVED_SELLER_FAVOUR" | "CANCELED_BY_BUYER",
): void => {
  dispute.status = "RESOLVED";
  dispute.outcome = outcome;
  world.emit("CUSTOMER.DISPUTE.RESOLVED", "dispute", disputeBody(dispute));
};
