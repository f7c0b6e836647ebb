/** Anybody may ask this. It says a few bytes. */
const PROBE = "/api/health";
const PROBE_LIMIT_MS = 5000;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 5000;

/** The browser tells of a network that carries nothing to the server. */
let isLost = false;
let looking: Promise<boolean> | undefined;

/** Whether the server can be reached, as far as this page knows: the browser's word and what became of requests. */
export const isConnected = (): boolean => navigator.onLine && !isLost;

const reach = (): Promise<boolean> =>
  fetch(PROBE, { cache: "no-store", signal: AbortSignal.timeout(PROBE_LIMIT_MS) }).then(
    () => true,
    () => false,
  );

/** The page's own, beside those of the browser. */
const CHANGED = "connection";

const tell = (lost: boolean): void => {
  isLost = lost;
  window.dispatchEvent(new Event(CHANGED));
};

/**
 * Hears of a connection that comes or goes.
 *
 * @returns stops listening
 */
export const onConnectionChange = (listener: () => void): (() => void) => {
  const names = ["online", "offline", CHANGED];
  for (const name of names) window.addEventListener(name, listener);
  return () => {
    for (const name of names) window.removeEventListener(name, listener);
  };
};

/**
 * Hears that the server may be reached again.
 *
 * @returns stops listening
 */
export const onReconnect = (listener: () => void): (() => void) =>
  onConnectionChange(() => {
    if (isConnected()) listener();
  });

const awaitReturn = async (): Promise<void> => {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    await new Promise<unknown>((resolve) => {
      setTimeout(resolve, pause);
      // The browser found another network.
      const signal = AbortSignal.timeout(pause);
      window.addEventListener("online", resolve, { once: true, signal });
    });
    if (await reach()) return tell(false);
  }
};

const look = async (): Promise<boolean> => {
  const isReached = await reach();
  if (!isReached && isConnected()) {
    tell(true);
    void awaitReturn();
  }
  return isReached;
};

/**
 * After a request that did not arrive: asks whether the server can be reached at all (PWA-01). Browsers
 * tell of a network that leads nowhere, as in a hall of hundreds of phones, and of one on a page that was
 * opened without any. Where nothing arrives the page counts as offline until something does.
 *
 * @returns whether the server answered
 */
export const checkConnection = async (): Promise<boolean> => {
  if (!isConnected()) return false;
  looking ??= look().finally(() => {
    looking = undefined;
  });
  return looking;
};
