import process from "node:process";
import { DownloadError } from "@spellwright/services";
import { ImportError, type Progress, type UpdateParts } from "../features/knowledge/index.ts";
import { StartupError } from "../startup-error.ts";

const BAR_WIDTH = 24;
const MEGABYTE = 1_000_000;

/** One line that grows on a terminal; elsewhere only the totals are told. */
const showLine = (line: string): void => {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001B[K${line}`);
};

/** How many records of a kind are stored so far. */
export const showProgress: Progress = (what, done) => showLine(`${what}: ${done}`);

/** A bar of what is fetched so far. */
export const showDownload: UpdateParts["onDownload"] = (what, done, total) => {
  const size = (bytes: number) => (bytes / MEGABYTE).toFixed(1);
  if (total === null) return showLine(`${what}: ${size(done)} MB`);
  const full = Math.round((done / total) * BAR_WIDTH);
  const bar = "█".repeat(full) + "░".repeat(BAR_WIDTH - full);
  return showLine(`${what}: ${bar} ${size(done)} / ${size(total)} MB`);
};

/** A line that stays. */
export const tell = (line: string): void => {
  showLine("");
  console.log(line);
};

const isTold = (error: unknown): error is Error =>
  error instanceof ImportError ||
  error instanceof DownloadError ||
  error instanceof StartupError ||
  (error instanceof Error &&
    "code" in error &&
    (error.code === "ENOENT" || error.code === "EACCES" || error.code === "ENOSPC"));

/** Runs a command; what its operator can mend is one line and exit code 1, no stack. */
export const runCommand = async (run: () => Promise<void>): Promise<void> => {
  try {
    await run();
  } catch (error) {
    if (!isTold(error)) throw error;
    showLine("");
    console.error(`Spellwright: ${error.message}`);
    process.exitCode = 1;
  }
};
