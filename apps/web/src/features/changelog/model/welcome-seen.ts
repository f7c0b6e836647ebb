import { useSyncExternalStore } from "react";
import { readStored, writeStored } from "../../../lib/storage/storage.ts";
import { CURRENT_VERSION } from "./versions.ts";

const KEY = "welcome-seen";
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** HEAD-04: remembers on this device that the news of the current version were closed. */
export const markWelcomeSeen = (): void => {
  writeStored(KEY, CURRENT_VERSION);
  for (const listener of listeners) listener();
};

const isSeen = (): boolean => readStored(KEY) === CURRENT_VERSION;

/** Whether the news of the current version were closed here. */
export const useWelcomeSeen = (): boolean => useSyncExternalStore(subscribe, isSeen, isSeen);
