import { randomBytes } from "node:crypto";

const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ0123456789";

/** Letters and digits as PayPal's ids have them. */
export const newId = (length: number, prefix = ""): string =>
  prefix + Array.from(randomBytes(length), (byte) => LETTERS[byte % LETTERS.length]).join("");

/** `2.50` → 250. */
export const centsOf = (value: string): number => Math.round(Number(value) * 100);

/** 250 → `2.50`. */
export const decimalsOf = (cents: number): string => (cents / 100).toFixed(2);

/** A month later. The 31st becomes the last day of a shorter month. */
export const monthAfter = (iso: string): string => {
  const date = new Date(iso);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + 1);
  if (date.getUTCDate() !== day) date.setUTCDate(0);
  return date.toISOString();
};
