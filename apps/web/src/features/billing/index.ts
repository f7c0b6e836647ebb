import { lazyRouteComponent } from "@tanstack/react-router";

export { announceZaps } from "./api/zaps-updated.ts";
export { PurchaseReturnHost } from "./components/purchase-return.tsx";
export { SubscriptionHost } from "./components/subscription-host.tsx";
export { DRAFT, takeReleasedQuestion } from "./model/held-question.ts";
export { limitTitle, type ZapLimit, zapLimitOf } from "./model/limits.ts";
export { priceText } from "./model/plan-cards.ts";
export { openAtLimit, openSubscription } from "./model/subscription-opening.ts";

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
