import type { ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";

/** The system counts processor time in hundredths of a second. */
const TICKS_PER_SECOND = 100;

/** Resident memory of a process, in MB. */
export const memoryOf = ({ pid }: ChildProcess): number => {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
};

/** Processor time of a process, all its threads and its children so far, in seconds. */
export const processorOf = ({ pid }: { readonly pid?: number | undefined }): number => {
  const [, fields = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
  const [user, system] = fields.split(" ").slice(11, 13).map(Number);
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").match(/\d+/g) ?? [];
  const own = (Number(user) + Number(system)) / TICKS_PER_SECOND;
  return children.reduce((sum, child) => sum + processorOf({ pid: Number(child) }), own);
};
