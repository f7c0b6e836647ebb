import { createOpening } from "../../../lib/opening.ts";
import type { ZapLimit } from "./limits.ts";

/** Why the subscription dialog was opened. */
export interface SubscriptionRequest {
  /** The refusal that it explains in a banner; null when a person just looks. */
  readonly limit: ZapLimit | null;
}

export const subscription = createOpening<SubscriptionRequest>();

/** Opens the balance and the plans from anywhere (BILL-03). */
export const openSubscription = (limit: ZapLimit | null = null): void =>
  subscription.open({ limit });
