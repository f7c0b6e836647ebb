import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";

/** Whether this system tells what a process has open, and lets its owner lower the limit: Linux. */
export const tellsDescriptors = existsSync("/proc/self/fd");

const openOf = (pid: number): readonly number[] => readdirSync(`/proc/${pid}/fd`).map(Number);

/** How many descriptors a process has open. */
export const countDescriptors = (pid: number): number => openOf(pid).length;

const setLimit = (pid: number, limit: string): void => {
  execFileSync("prlimit", ["--pid", String(pid), `--nofile=${limit}:`]);
};

/**
 * Leaves a running process so many descriptors that it can still open.
 *
 * @returns gives it back what it had
 */
export const leaveDescriptors = (pid: number, left: number): (() => void) => {
  const before = execFileSync("prlimit", [
    "--pid",
    String(pid),
    "--nofile",
    "-o",
    "SOFT",
    "--noheadings",
  ]);
  const open = new Set(openOf(pid));
  let limit = 0;
  // The limit is the lowest number that is never given.
  for (let free = 0; free < left || open.has(limit); limit++) if (!open.has(limit)) free++;
  setLimit(pid, String(limit));
  return () => setLimit(pid, String(before).trim());
};
