import { readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StartupError } from "../config/startup-error.ts";

/** Another live process works on the folder. */
export class DataFolderInUse extends StartupError {}

/** A takeover lasts microseconds. One that is older was cut short. */
const TAKEOVER_MAX_MS = 10_000;

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && "code" in error && error.code === code;

/** Distinguishes a process from a later one with the same number. Empty where the system does not say. */
const processStart = (pid: number): string => {
  try {
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    return `${boot}:${fields[19]}`;
  } catch {
    return "";
  }
};

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, "EPERM");
  }
};

interface Holder {
  readonly pid: number;
  readonly start: string;
}

const readHolder = (file: string): Holder | null => {
  try {
    const [pid, start = ""] = readFileSync(file, "utf8").trim().split(" ");
    return pid !== undefined && /^\d+$/.test(pid) ? { pid: Number(pid), start } : null;
  } catch {
    return null;
  }
};

/** In a container every server may have the same process number: then the start time decides. */
const isAlive = (holder: Holder): boolean =>
  isRunning(holder.pid) && processStart(holder.pid) === holder.start;

/** On a full disk the file is made but not written: it goes again, or it would hold the folder for nobody. */
const createOnce = (file: string, content: string): boolean => {
  try {
    writeFileSync(file, content, { flag: "wx", mode: 0o600 });
    return true;
  } catch (error) {
    if (hasCode(error, "EEXIST")) return false;
    rmSync(file, { force: true });
    throw error;
  }
};

const takeOverStale = (lock: string, content: string): boolean => {
  const takeover = `${lock}.takeover`;
  if (!createOnce(takeover, content)) {
    if (Date.now() - statSync(takeover).mtimeMs < TAKEOVER_MAX_MS) return false;
    writeFileSync(takeover, content);
  }
  try {
    const holder = readHolder(lock);
    if (holder !== null && isAlive(holder)) return false;
    rmSync(lock, { force: true });
    return createOnce(lock, content);
  } finally {
    rmSync(takeover, { force: true });
  }
};

/**
 * Takes the data folder for this process alone: two PGlite on one folder lose rows without an error.
 * The lock of a process that is gone is taken over.
 *
 * @returns a function that gives the folder back
 * @throws DataFolderInUse when another live process holds the folder
 */
export const lockDataFolder = (folder: string): (() => void) => {
  const lock = join(folder, "lock");
  const content = `${process.pid} ${processStart(process.pid)}\n`;
  if (!createOnce(lock, content) && !takeOverStale(lock, content)) {
    const pid = readHolder(lock)?.pid ?? "unknown";
    throw new DataFolderInUse(
      `DATA_DIR ${folder} is in use by another Spellwright (process ${pid})`,
    );
  }
  return () => rmSync(lock, { force: true });
};
