/**
 * The only error that the client throws. `refused`: PayPal said no, and `issue` says why (its own word,
 * such as `ORDER_NOT_APPROVED`); `unavailable`: it did not answer, or not as PayPal does, and nobody
 * knows whether the call took effect: the same request id finds out.
 */
export class PayPalError extends Error {
  readonly failure: "refused" | "unavailable";
  readonly issue: string | null;
  /** Names the call to PayPal's support. */
  readonly debugId: string | null;
  constructor(
    failure: PayPalError["failure"],
    details: { readonly issue?: string | null; readonly debugId?: string | null } = {},
    options?: ErrorOptions,
  ) {
    const { issue = null, debugId = null } = details;
    super(["paypal:", failure, issue, debugId].filter(Boolean).join(" "), options);
    this.name = "PayPalError";
    this.failure = failure;
    this.issue = issue;
    this.debugId = debugId;
  }
}

/** Whether PayPal refused a call for one of these reasons. */
export const isRefusedFor = (error: unknown, ...issues: readonly string[]): error is PayPalError =>
  error instanceof PayPalError && error.issue !== null && issues.includes(error.issue);
