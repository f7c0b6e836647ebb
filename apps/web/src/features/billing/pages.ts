import { lazyPage } from "../../lib/router/index.ts";

/** Balance, plans and payments on a page of their own. */
export const SubscriptionPage = lazyPage(
  () => import("./components/subscription-page.tsx"),
  "SubscriptionPage",
);

/** Back from the provider after a plan was agreed to. */
export const SubscriptionSuccessPage = lazyPage(
  () => import("./components/success-page.tsx"),
  "SubscriptionSuccessPage",
);

/** Back from the provider without having paid. */
export const SubscriptionCancelledPage = lazyPage(
  () => import("./components/cancelled-page.tsx"),
  "SubscriptionCancelledPage",
);

/** The receipt of one payment. */
export const ReceiptPage = lazyPage(() => import("./components/receipt-page.tsx"), "ReceiptPage");
