import { lazyPage } from "@spellwright/router";
import { withTexts } from "../../lib/text/part-texts.ts";

/** Balance, plans and payments on a page of their own. */
export const SubscriptionPage = lazyPage(
  withTexts("later", () => import("./components/subscription-page.tsx")),
  "SubscriptionPage",
);

/** Back from the provider after a plan was agreed to. */
export const SubscriptionSuccessPage = lazyPage(
  withTexts("later", () => import("./components/success-page.tsx")),
  "SubscriptionSuccessPage",
);

/** Back from the provider without having paid. */
export const SubscriptionCancelledPage = lazyPage(
  withTexts("later", () => import("./components/cancelled-page.tsx")),
  "SubscriptionCancelledPage",
);

/** The receipt of one payment. */
export const ReceiptPage = lazyPage(
  withTexts("later", () => import("./components/receipt-page.tsx")),
  "ReceiptPage",
);
