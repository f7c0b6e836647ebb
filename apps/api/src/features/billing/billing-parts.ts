import type { PayPal } from "@spellwright/services";
import type { Database } from "../../database/index.ts";
import type { Log } from "../../http/index.ts";
import type { PlanMails } from "./notices/plan-mails.ts";

/** Who takes payments here (BILL-10). */
export interface PaymentProvider {
  readonly kind: "paypal" | "sandbox" | "off";
  /** @throws AppError PAYMENTS_NOT_CONFIGURED where nobody does */
  open(): Promise<PayPal>;
  /** The sandbox's page that makes time pass. Undefined where no sandbox is. */
  readonly openControls?: () => Promise<string>;
  /** Ends what was opened. */
  close(): Promise<void>;
}

/** What the use cases of payments are made of. */
export interface BillingParts {
  readonly database: Database;
  readonly now: () => Date;
  readonly log: Log;
  readonly provider: PaymentProvider;
  /** Variables of the operator without which nothing is sold for money. Empty: nothing is missing. */
  readonly missingForSale: readonly string[];
  readonly mails: PlanMails;
  /** Address of the pages, without a slash at the end. */
  readonly publicUrl: string;
}
