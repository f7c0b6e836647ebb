/** Names the account that a call is made for, where it may be sent later: another’s session is refused. */
export const ACCOUNT_HEADER = "x-account";

const VERSION_8 = 0x80;
const VARIANT = 0x80;

/**
 * The id of a deck that is made by a call with a requestId: a UUID of version 8 (RFC 9562 §5.8) from both.
 * Whoever calls knows it before the server answers, and nobody can choose another’s.
 *
 * @param userId of its owner
 */
export const idOfNewDeck = async (userId: string, requestId: string): Promise<string> => {
  const text = new TextEncoder().encode(`${userId} ${requestId}`);
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", text)).slice(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | VERSION_8;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | VARIANT;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
};
