import { PayPalError } from "@spellwright/services";
import { AppError, describeError } from "../../../http/index.ts";
import type { BillingParts } from "../billing-parts.ts";

/**
 * Calls the provider for a person who waits: its failures become ours, and the provider's own words go
 * to the log only.
 *
 * @throws AppError PAYMENT_UNAVAILABLE, PAYMENT_REFUSED
 */
export const withPaymentErrors = async <Result>(
  { log }: Pick<BillingParts, "log">,
  call: () => Promise<Result>,
): Promise<Result> => {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof PayPalError)) throw error;
    log.warn({ payment: error.issue, debugId: error.debugId, error: describeError(error) });
    const code = error.failure === "refused" ? "PAYMENT_REFUSED" : "PAYMENT_UNAVAILABLE";
    throw new AppError(code, {}, { cause: error });
  }
};
