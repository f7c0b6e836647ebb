export type { PaymentProvider } from "./billing-parts.ts";
export { createPayPalProvider, NO_PAYMENTS } from "./provider/providers.ts";
export { type BillingFeature, type BillingOptions, createBilling } from "./routes.ts";
