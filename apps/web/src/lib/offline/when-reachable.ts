import { readSessionStored, writeSessionStored } from "../storage/session-storage.ts";
import { checkConnection, isConnected, onReconnect } from "./connection.ts";

/** When the server may be reached again. */
export const untilOnline = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = onReconnect(() => {
      stop();
      resolve();
    });
  });

/** The service worker keeps the pages' code, and what the device needs to answer. */
export const hasWorker = (): boolean => (navigator.serviceWorker?.controller ?? null) !== null;

/** Whether code can be fetched at this moment. */
export const canLoadCode = (): boolean => isConnected() || hasWorker();

const RELOADED = "reloaded-for-part";

/**
 * Loads the page again for a part of it. What was pressed to show that part is gone with the page: the next
 * one says so.
 */
export const reloadForPart = (reload = () => window.location.reload()): void => {
  writeSessionStored(RELOADED, "1");
  reload();
};

/** Whether the page before this one was loaded again for a part; asked once. */
export const wasReloadedForPart = (): boolean => {
  const isSo = readSessionStored(RELOADED) !== null;
  writeSessionStored(RELOADED, null);
  return isSo;
};

/**
 * Without network a part waits for it. Any other failure is the page's (a newer version is out). Browsers
 * may keep a failed import for the page's life (HTML standard, “module map”): then only a new page loads it.
 *
 * @param load imports the module
 * @param reload loads the page again
 */
export const whenReachable = async <Module>(
  load: () => Promise<Module>,
  reload: () => void = () => window.location.reload(),
): Promise<Module> => {
  for (let wasLost = false; ; ) {
    try {
      return await load();
    } catch (error) {
      if (await checkConnection()) {
        if (!wasLost) throw error;
        reload();
      }
      wasLost = true;
      await untilOnline();
      // The browser tells of a network before it carries anything: until then no import is tried.
      await checkConnection();
    }
  }
};
