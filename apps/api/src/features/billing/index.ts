export type { PaymentProvider } from "./billing-parts.ts";
export { createPayPalProvider, NO_PAYMENTS } from "./provider/providers.ts";
export { createBilling } from "./routes.ts";
