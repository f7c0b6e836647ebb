export { announceZapChange } from "./api/zap-changes.ts";
export { OrderDialog } from "./components/order-dialog.tsx";
export { PurchaseReturnHost } from "./components/purchase-return.tsx";
export { SubscriptionHost } from "./components/subscription-host.tsx";
export { AGREEMENT } from "./model/agreement.ts";
export { limitTitle, type ZapLimit, zapLimitOf } from "./model/limits.ts";
export { DRAFT, takeReleasedQuestion } from "./model/pending-question.ts";
export { priceText } from "./model/plan-cards.ts";
export { openAtLimit, openSubscription } from "./model/subscription-opening.ts";
export {
  ReceiptPage,
  SubscriptionCancelledPage,
  SubscriptionPage,
  SubscriptionSuccessPage,
} from "./pages.ts";
