import { createSharedValue } from "../../../lib/storage/shared-value.ts";
import { isStoredLasting, readStored, writeStored } from "../../../lib/storage/storage.ts";
import type { GameLog } from "./game-log.ts";
import { readGameLog } from "./read-game-log.ts";

const KEY = "table";

/** The table of this device. */
interface KeptTable {
  /** Null before the first game. */
  readonly log: GameLog | null;
  /** What the device kept could not be read, or it keeps nothing: the game lasts as long as the page. */
  readonly trouble: "damaged" | "notKept" | null;
}

/** Null until it was read: the server has none. */
const table = createSharedValue<KeptTable | null>(null);

export const useKeptTable = table.use;

const read = (): KeptTable => {
  const stored = readStored(KEY);
  if (stored === null) return { log: null, trouble: null };
  const log = readGameLog(stored);
  return log === undefined ? { log: null, trouble: "damaged" } : { log, trouble: null };
};

/**
 * Reads the table that the device kept, and follows what another tab does with it.
 *
 * @returns stops following
 */
export const openTable = (): (() => void) => {
  table.change(read());
  const follow = ({ key, storageArea }: StorageEvent) => {
    if (key === KEY && storageArea === localStorage) table.change(read());
  };
  window.addEventListener("storage", follow);
  return () => window.removeEventListener("storage", follow);
};

/** Changes the table and keeps it at once: a battery may end with any tap. */
export const changeTable = (change: (log: GameLog | null) => GameLog): void => {
  const log = change(table.read()?.log ?? null);
  writeStored(KEY, JSON.stringify(log));
  table.change({ log, trouble: isStoredLasting(KEY) ? null : "notKept" });
};
