import { keepLog } from "../../../scripts/server-logs/keep-log.ts";
import { createLog, type Log } from "../src/http/index.ts";

/**
 * The log of a server in the process of its suite, which the last check of `npm test` reads too.
 *
 * @param lines what was logged so far, a line of JSON each, where the suite looks at it
 */
export const createKeptLog = (lines: string[] = []): Log => {
  const keep = keepLog();
  return createLog("info", {
    write(line: string) {
      lines.push(line);
      keep(line);
    },
  });
};
