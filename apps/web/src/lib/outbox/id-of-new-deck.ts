const VERSION_8 = 0x80;
const VARIANT = 0x80;

/**
 * The id that the server will give a deck: the contract’s `idOfNewDeck`, whose code the pages do not load.
 *
 * @throws TypeError in a page that is not secure, where nothing is kept without network either
 */
export const idOfNewDeck = async (userId: string, requestId: string): Promise<string> => {
  const text = new TextEncoder().encode(`${userId} ${requestId}`);
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", text)).slice(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | VERSION_8;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | VARIANT;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
};
