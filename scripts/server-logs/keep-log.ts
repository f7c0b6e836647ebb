import { appendFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";

/** Where `npm test` gathers what every server of its suites logs. Elsewhere there is none. */
const FOLDER = process.env.SERVER_LOGS;
let servers = 0;

/** Keeps what one server prints or logs, piece by piece, for the last check of `npm test`. */
export const keepLog = (): ((text: string) => void) => {
  if (FOLDER === undefined) return () => undefined;
  servers += 1;
  const file = join(FOLDER, `${process.pid}-${servers}.log`);
  return (text) => appendFileSync(file, text);
};
