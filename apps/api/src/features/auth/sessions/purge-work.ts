import type { Database } from "../../../database/index.ts";
import type { BackgroundWork } from "../../../http/index.ts";
import type { AllowanceMarks } from "../../zaps/index.ts";
import { purgeExpired } from "./queries.ts";

const MINUTE_MS = 60 * 1000;

/** Purges at the start and every minute: what is over is gone before a clock that goes back brings it back. */
export const createPurgeWork = ({
  database,
  allowance,
  now,
}: {
  readonly database: Database;
  readonly allowance: Pick<AllowanceMarks, "purge">;
  readonly now: () => Date;
}): BackgroundWork => {
  let timer: NodeJS.Timeout | undefined;
  let purging: Promise<unknown> = Promise.resolve();
  const purge = () => {
    // What has ended does no harm while it stays: the next round tries again.
    purging = Promise.all([purgeExpired(database, now()), allowance.purge()]).catch(
      () => undefined,
    );
  };
  return {
    start() {
      purge();
      timer = setInterval(purge, MINUTE_MS);
      timer.unref();
    },
    async stop() {
      clearInterval(timer);
      await purging;
    },
  };
};
