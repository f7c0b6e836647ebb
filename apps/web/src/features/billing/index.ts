export { SubscriptionHost } from "./components/subscription-host.tsx";
export { limitTitle, type ZapLimit, zapLimitOf } from "./model/limits.ts";
export { openSubscription } from "./model/subscription-opening.ts";
