import { deleteOldMails } from "@spellwright/services";
import type { Config } from "../../config/config.ts";
import type { Database } from "../../database/index.ts";
import { type BackgroundWork, describeError, type Log } from "../../http/index.ts";
import { deleteOldActions } from "../accounts/index.ts";
import type { Eraser } from "./eraser.ts";
import { deleteOldLogs } from "./queries.ts";

const DAY_MS = 86_400_000;
const EVERY_MS = 3_600_000;
/** Rows of one statement: its locks are held for milliseconds. */
const BATCH = 500;
/** Statements of one round: after years without a limit the rest waits for the next hours. */
const BATCHES_MAX = 100;

export { createEraser, type Eraser } from "./eraser.ts";

interface RetentionParts {
  readonly database: Database;
  readonly retention: Config["retention"];
  /** Folder of the mails that are files. It may be missing. */
  readonly mailbox: string;
  readonly now: () => Date;
  readonly log: Log;
}

const before = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS);

/**
 * Deletes what is older than the configuration keeps: what admins did, logs of questions, some at a time, and
 * mails that are files.
 *
 * @returns how many of the last two
 */
export const deleteOld = async (
  { database, retention, mailbox, now }: Omit<RetentionParts, "log">,
  isEnding: () => boolean = () => false,
): Promise<{ readonly logs: number; readonly mails: number }> => {
  const { questionLogDays, auditDays, mailDays } = retention;
  await deleteOldActions(database, before(now(), auditDays));
  const mails = await deleteOldMails({ folder: mailbox }, before(now(), mailDays));
  let logs = 0;
  if (questionLogDays === undefined) return { logs, mails };
  const limit = before(now(), questionLogDays);
  for (let batches = 0; batches < BATCHES_MAX && !isEnding(); batches += 1) {
    const deleted = await deleteOldLogs(database, limit, BATCH);
    logs += deleted;
    if (deleted < BATCH) break;
  }
  return { logs, mails };
};

/** Deletes at the start and every hour what is older than the configuration keeps. */
export const createRetention = (
  parts: RetentionParts & { readonly erasing: Pick<Eraser, "want"> },
): { readonly work: BackgroundWork } => {
  let timer: NodeJS.Timeout | undefined;
  let ending = false;
  let round: Promise<unknown> = Promise.resolve();
  const start = () => {
    // What is left is deleted by the next round.
    round = deleteOld(parts, () => ending).catch((error: unknown) =>
      parts.log.warn({ error: describeError(error) }, "what is too old was not deleted"),
    );
  };
  return {
    work: {
      start() {
        start();
        timer = setInterval(() => {
          start();
          // What people deleted one by one, and what is too old: once an hour for all of it.
          void round.then(parts.erasing.want);
        }, EVERY_MS);
        timer.unref();
      },
      async stop() {
        ending = true;
        clearInterval(timer);
        await round;
      },
    },
  };
};
