import { createOpening } from "../../../lib/page/opening.ts";
import type { ZapLimit } from "./limits.ts";
import type { PendingQuestion } from "./pending-question.ts";

/** Why the subscription dialog was opened. */
export interface SubscriptionRequest {
  /** The refusal that it explains in a banner. Null when a person just looks. */
  readonly limit: ZapLimit | null;
  /** The question that waits for zaps. Null when none does. */
  readonly question: PendingQuestion | null;
}

export const subscription = createOpening<SubscriptionRequest>();

/** Opens the balance and the plans from anywhere (BILL-03). */
export const openSubscription = (): void => subscription.open({ limit: null, question: null });

/** Opens them with the refusal that a question met. Null: the question is kept nowhere. */
export const openAtLimit = (limit: ZapLimit, question: PendingQuestion | null): void =>
  subscription.open({ limit, question });
