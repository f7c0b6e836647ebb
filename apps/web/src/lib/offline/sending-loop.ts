import { onReconnect } from "./connection.ts";

const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 60_000;

/** What waits on this device is being sent. */
export interface SendingLoop {
  /** Sends now. Once more when that is already going on. */
  readonly start: () => void;
  readonly isSending: () => boolean;
  readonly stop: () => void;
}

/**
 * Sends what waits for the network: at once, when the network is back, when the page is looked at, and after
 * growing pauses, until nothing waits. One sending at a time.
 *
 * @param sendAll tells whether nothing is left that only waits for the network; never throws
 */
export const createSendingLoop = (sendAll: () => Promise<boolean>): SendingLoop => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = FIRST_PAUSE_MS;
  let work: Promise<void> | undefined;
  let isWanted = false;
  let isOver = false;

  const send = async (): Promise<void> => {
    const isDone = await sendAll();
    if (isOver) return;
    if (isDone) pause = FIRST_PAUSE_MS;
    else {
      timer = setTimeout(start, pause);
      pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
    }
  };
  const start = (): void => {
    clearTimeout(timer);
    isWanted = work !== undefined;
    work ??= send().finally(() => {
      work = undefined;
      if (isWanted && !isOver) start();
    });
  };
  const startAnew = (): void => {
    pause = FIRST_PAUSE_MS;
    if (!document.hidden) start();
  };
  const stopHearing = onReconnect(startAnew);
  document.addEventListener("visibilitychange", startAnew);
  start();
  return {
    start,
    isSending: () => work !== undefined,
    stop: () => {
      isOver = true;
      clearTimeout(timer);
      stopHearing();
      document.removeEventListener("visibilitychange", startAnew);
    },
  };
};
