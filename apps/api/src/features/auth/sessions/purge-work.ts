import type { Database } from "../../../database/index.ts";
import type { BackgroundWork } from "../../../http/index.ts";
import type { AllowanceMarks } from "../../zaps/index.ts";
import { purgeExpired } from "./queries.ts";

const HOUR_MS = 60 * 60 * 1000;

/** Purges at the start and every hour. */
export const createPurgeWork = (
  database: Database,
  allowance: Pick<AllowanceMarks, "purge">,
): BackgroundWork => {
  let timer: NodeJS.Timeout | undefined;
  let purging: Promise<unknown> = Promise.resolve();
  const purge = () => {
    // What has ended does no harm while it stays: the next round tries again.
    purging = Promise.all([purgeExpired(database), allowance.purge()]).catch(() => undefined);
  };
  return {
    start() {
      purge();
      timer = setInterval(purge, HOUR_MS);
      timer.unref();
    },
    async stop() {
      clearInterval(timer);
      await purging;
    },
  };
};
