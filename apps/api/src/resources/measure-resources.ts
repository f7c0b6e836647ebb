import { readFileSync } from "node:fs";
import { readdir, statfs } from "node:fs/promises";
import { freemem } from "node:os";
import { dirname } from "node:path";
import { constrainedMemory, memoryUsage } from "node:process";
import { getHeapStatistics } from "node:v8";

/** What a process has left of what the system gives it. */
export interface ResourcesLeft {
  /** Share of the descriptors that are not open, 0 to 1; 1 where the system does not tell (no `/proc`). */
  readonly descriptors: number;
  /** Bytes that it can still take: of its heap, of its container, or of the machine, whichever ends first. */
  readonly memory: number;
  /** Bytes of the data folder’s disk that it may still write. */
  readonly disk: number;
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && "code" in error ? error.code : undefined;

/** The kernel’s own words: `Max open files   1024   524288   files`. */
const LIMIT = /^Max open files\s+(\d+)/m;

const readLimits = (): string => {
  try {
    // Of no disk, and at once: waiting for it takes as many passes of a busy loop as it has steps.
    return readFileSync("/proc/self/limits", "utf8");
  } catch (error) {
    if (codeOf(error) === "ENOENT") return "";
    throw error;
  }
};

/**
 * How many descriptors this process may have open.
 *
 * @returns undefined where the system does not tell
 */
export const descriptorLimit = (): number | undefined => {
  const limit = LIMIT.exec(readLimits())?.[1];
  return limit === undefined ? undefined : Number(limit);
};

const descriptorsLeft = async (): Promise<number> => {
  try {
    const limit = descriptorLimit();
    if (limit === undefined) return 1;
    return 1 - (await readdir("/proc/self/fd")).length / limit;
  } catch (error) {
    // Looking takes one too.
    if (codeOf(error) === "EMFILE" || codeOf(error) === "ENFILE") return 0;
    throw error;
  }
};

const memoryLeft = (): number => {
  const heap = getHeapStatistics();
  const container = constrainedMemory();
  return Math.min(
    heap.heap_size_limit - heap.used_heap_size,
    // 0: nothing but the machine itself limits it.
    container === 0 ? Number.POSITIVE_INFINITY : container - memoryUsage.rss(),
    freemem(),
  );
};

const diskLeft = async (folder: string): Promise<number> => {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch (error) {
    // Beside a PostgreSQL it is made when there is first something to put there.
    if (codeOf(error) === "ENOENT") return diskLeft(dirname(folder));
    throw error;
  }
};

/** @param folder on the disk that is looked at */
export const measureResources = async (folder: string): Promise<ResourcesLeft> => {
  // Together: on a busy loop each step more is a pass more.
  const [descriptors, disk] = await Promise.all([descriptorsLeft(), diskLeft(folder)]);
  return { descriptors, memory: memoryLeft(), disk };
};
