import { lazyRouteComponent } from "@tanstack/react-router";

/** Balance, plans and payments on a page of their own. */
export const SubscriptionPage = lazyRouteComponent(
  () => import("./components/subscription-page.tsx"),
  "SubscriptionPage",
);

/** Back from the provider after a plan was agreed to. */
export const SubscriptionSuccessPage = lazyRouteComponent(
  () => import("./components/success-page.tsx"),
  "SubscriptionSuccessPage",
);

/** Back from the provider without having paid. */
export const SubscriptionCancelledPage = lazyRouteComponent(
  () => import("./components/cancelled-page.tsx"),
  "SubscriptionCancelledPage",
);

/** The receipt of one payment. */
export const ReceiptPage = lazyRouteComponent(
  () => import("./components/receipt-page.tsx"),
  "ReceiptPage",
);
