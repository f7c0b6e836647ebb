import { createHmac } from "node:crypto";

const SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const STEP_MS = 30_000;

/** RFC 4648: five bits a sign. */
const decode = (key: string): Buffer => {
  const bits = [...key].map((sign) => SIGNS.indexOf(sign).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};

/**
 * What a program on a phone shows for a key (RFC 6238): six digits, others every 30 seconds.
 *
 * @param key as it is typed or scanned, in base32
 * @param steps how many steps ago. Negative: to come
 */
export const showCode = (key: string, steps = 0): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / STEP_MS) - steps));
  const hash = createHmac("sha1", decode(key)).update(counter).digest();
  const from = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(from) & 0x7fffffff) % 1_000_000).padStart(6, "0");
};
