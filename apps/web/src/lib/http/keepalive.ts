/** What a browser still sends for a page that was left, all its requests together (Fetch standard). */
const ROOM_BYTES = 65_536;

let taken = 0;

/**
 * Sends a body in such a way that leaving the page does not stop it, while there is room for that;
 * more would be refused at once, and goes as any other call.
 *
 * @param body as it is sent, to be measured
 * @param send is told whether to ask for it (`RequestInit.keepalive`)
 */
export const sendWithKeepalive = async (
  body: string,
  send: (keepalive: boolean) => Promise<Response>,
): Promise<Response> => {
  const bytes = new TextEncoder().encode(body).length;
  if (taken + bytes > ROOM_BYTES) return send(false);
  taken += bytes;
  try {
    return await send(true);
  } finally {
    taken -= bytes;
  }
};
