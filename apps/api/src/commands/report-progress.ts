import process from "node:process";
import type { Progress, UpdateParts } from "../features/knowledge/index.ts";

const BAR_WIDTH = 24;
const MEGABYTE = 1_000_000;

/** One line that grows on a terminal. Elsewhere only the totals are told. */
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
export const report = (line: string): void => {
  showLine("");
  console.log(line);
};
