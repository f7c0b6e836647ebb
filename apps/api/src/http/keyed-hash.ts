import { createHmac } from "node:crypto";

/** Texts whose hash is remembered: of those who come back within seconds. */
const MOST_REMEMBERED = 4_096;

/**
 * A keyed hash in base64url, the same for the same text always: without the key nobody finds the text, not
 * even by trying all. Every request asks for several of the same.
 */
export const createKeyedHash = (key: string): ((text: string) => string) => {
  const remembered = new Map<string, string>();
  return (text) => {
    const known = remembered.get(text);
    if (known !== undefined) return known;
    const hash = createHmac("sha256", key).update(text).digest("base64url");
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(text, hash);
    return hash;
  };
};
