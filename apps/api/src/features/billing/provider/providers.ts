import { createPayPal, type PayPalAccount } from "@spellwright/services";
import { AppError } from "../../../http/index.ts";
import type { PaymentProvider } from "../billing-parts.ts";

/** Nobody takes payments here (BILL-10). */
export const NO_PAYMENTS: PaymentProvider = {
  kind: "off",
  open: async () => {
    throw new AppError("PAYMENTS_NOT_CONFIGURED");
  },
  close: async () => undefined,
};

/** PayPal with an account of ours. */
export const createPayPalProvider = (account: PayPalAccount): PaymentProvider => {
  const paypal = createPayPal(account);
  return { kind: "paypal", open: async () => paypal, close: async () => undefined };
};
