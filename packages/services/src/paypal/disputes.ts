import * as z from "zod";
import type { PayPalRequests } from "./paypal-requests.ts";

/** What a buyer disputes, and how it stands. */
export interface PayPalDispute {
  readonly id: string;
  readonly standing: "open" | "won" | "lost";
  /** Sales and captures. */
  readonly transactionIds: readonly string[];
}

const Dispute = z.object({
  dispute_id: z.string(),
  status: z.string(),
  dispute_outcome: z.object({ outcome_code: z.string() }).nullish(),
  disputed_transactions: z.array(z.object({ seller_transaction_id: z.string() })).default([]),
});

/** Outcomes in which the money stays with us, or comes back. */
const WON = new Set(["RESOLVED_SELLER_FAVOUR", "CANCELED_BY_BUYER", "RESOLVED_WITH_PAYOUT"]);

/** Customer disputes v1. */
export const createDisputes = (request: PayPalRequests) => ({
  async read(id: string): Promise<PayPalDispute> {
    const path = `/v1/customer/disputes/${encodeURIComponent(id)}`;
    const found = await request(Dispute, { method: "GET", path });
    const outcome = found.dispute_outcome?.outcome_code ?? "";
    return {
      id: found.dispute_id,
      standing: found.status !== "RESOLVED" ? "open" : WON.has(outcome) ? "won" : "lost",
      transactionIds: found.disputed_transactions.map((each) => each.seller_transaction_id),
    };
  },
});
