const CHANNEL = "changes";

let channel: BroadcastChannel | undefined;

/** One for the page's life: what it posts reaches the other tabs of this browser, not this one. */
const openChannel = (): BroadcastChannel => {
  channel ??= new BroadcastChannel(CHANNEL);
  return channel;
};

/**
 * Tells the other tabs that a call of this one changed something on the server.
 *
 * @param area first name of the call: `discussions`, `decks`
 */
export const announceChange = (area: string): void => openChannel().postMessage(area);

/** Calls back with the area of what another tab changed, until the returned function is called. */
export const onChangeElsewhere = (listener: (area: string) => void): (() => void) => {
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === "string") listener(data);
  };
  const opened = openChannel();
  opened.addEventListener("message", hear);
  return () => opened.removeEventListener("message", hear);
};
