import * as z from "zod";

/** PayPal writes euros with two decimals, as text. */
const Value = z
  .string()
  .regex(/^-?\d{1,10}\.\d{2}$/)
  .transform((value) => Math.round(Number(value) * 100));

/** An amount as it is written since version 2 of the API. */
export const Money = z.object({ value: Value, currency_code: z.string() }).transform((money) => ({
  cents: money.value,
  currency: money.currency_code,
}));
export type Money = z.infer<typeof Money>;

/** An amount as version 1 wrote it. Refunds of subscriptions still do. */
export const MoneyOfVersion1 = z
  .object({ total: Value, currency: z.string() })
  .transform(({ total, currency }): Money => ({ cents: total, currency }));

/** `250` → `2.50`. */
export const decimals = (cents: number): string => (cents / 100).toFixed(2);
