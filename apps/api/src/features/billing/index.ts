export type { PaymentProvider } from "./billing-parts.ts";
export { dropOrdersOf } from "./packs/order-queries.ts";
export type { ServerPacks } from "./packs/server-packs.ts";
export { createPayPalProvider, NO_PAYMENTS } from "./provider/providers.ts";
export { createBilling } from "./routes.ts";
