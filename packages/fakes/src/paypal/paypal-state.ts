/** What the fake knows, all of it plain JSON, so that it can be kept in a file. */
export interface PayPalState {
  products: { id: string; name: string }[];
  plans: FakePlan[];
  subscriptions: FakeSubscription[];
  orders: FakeOrder[];
  disputes: FakeDispute[];
  saleRefunds: FakeSaleRefund[];
  events: FakeEvent[];
  /** First answers by method, path and request id: a repeat makes nothing new. */
  requests: Record<string, string>;
  /** How far the clock is ahead of the world's, in ms. */
  skippedMs: number;
}

export interface FakeMoney {
  value: string;
  currency_code: string;
}

export interface FakePlan {
  id: string;
  product_id: string;
  name: string;
  status: "ACTIVE" | "INACTIVE";
  price: FakeMoney;
}

export interface FakePayment {
  id: string;
  status: "COMPLETED" | "PENDING" | "DECLINED" | "REFUNDED" | "PARTIALLY_REFUNDED";
  amount: FakeMoney;
  refundedCents: number;
  time: string;
}

export interface FakeSubscription {
  id: string;
  /** In the approval address. */
  token: string;
  plan_id: string;
  /** Waits for the buyer's consent. */
  revisedPlanId: string | null;
  status: "APPROVAL_PENDING" | "ACTIVE" | "SUSPENDED" | "CANCELLED" | "EXPIRED";
  custom_id: string | null;
  create_time: string;
  start_time: string;
  return_url: string;
  cancel_url: string;
  nextBillingTime: string | null;
  failedPayments: number;
  payments: FakePayment[];
}

export interface FakeOrder {
  id: string;
  status: "PAYER_ACTION_REQUIRED" | "APPROVED" | "COMPLETED" | "VOIDED";
  custom_id: string | null;
  invoice_id: string | null;
  description: string;
  amount: FakeMoney;
  return_url: string;
  cancel_url: string;
  captures: FakePayment[];
  create_time: string;
}

/** Money of a subscription's payment that went back, as version 1 of the API writes it. */
export interface FakeSaleRefund {
  id: string;
  sale_id: string;
  state: "completed";
  amount: { total: string; currency: string };
}

export interface FakeDispute {
  dispute_id: string;
  status: "OPEN" | "RESOLVED";
  outcome: string | null;
  transactionId: string;
}

export interface FakeEvent {
  id: string;
  body: string;
  /** False until our side took it. */
  delivered: boolean;
}

export const emptyState = (): PayPalState => ({
  products: [],
  plans: [],
  subscriptions: [],
  orders: [],
  disputes: [],
  saleRefunds: [],
  events: [],
  requests: {},
  skippedMs: 0,
});
