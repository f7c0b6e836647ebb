import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deleteMailsAbout } from "@spellwright/services";
import { eraseDeleted, type OpenDatabase } from "../../database/index.ts";
import { type BackgroundWork, describeError, type Log } from "../../http/index.ts";

/** Takes off the disk what was deleted. */
export interface Eraser {
  /** Of an account that is deleted now: its mails at once, its rows beside everything else. It never fails. */
  ofAccount(email: string): Promise<void>;
  /** Has the disk of the embedded database cleared of deleted rows; on PostgreSQL nothing. It never throws. */
  want(): void;
  readonly work: BackgroundWork;
}

/**
 * A note in the data folder stands from the wish until the rows are gone: what a kill cut short is done by
 * the next start. Wishes that come meanwhile are one more round. A disk that takes no note is logged: the
 * account is gone already, and the server goes on.
 */
export const createEraser = (parts: {
  readonly opened: OpenDatabase;
  readonly dataDir: string;
  /** Folder of the mails that are files. It may be missing. */
  readonly mailbox: string;
  readonly log: Log;
}): Eraser => {
  const { opened, dataDir, mailbox, log } = parts;
  const note = join(dataDir, "erase-wanted");
  let isWaiting = false;
  let isEnding = false;
  let round: Promise<void> = Promise.resolve();

  const run = async (): Promise<void> => {
    isWaiting = false;
    if (isEnding) return;
    const began = performance.now();
    const tables = await eraseDeleted(opened);
    log.info({ tables: tables.length, ms: Math.round(performance.now() - began) }, "erased");
    if (!isWaiting) rmSync(note, { force: true });
  };
  const begin = (): void => {
    if (isWaiting) return;
    isWaiting = true;
    round = round.then(run).catch((error: unknown) => {
      log.warn({ error: describeError(error) }, "what was deleted is still on the disk");
    });
  };
  const want = (): void => {
    if (!opened.embedded) return;
    try {
      writeFileSync(note, "", { mode: 0o600 });
    } catch (error) {
      log.warn(
        { error: describeError(error) },
        "that the disk is to be cleared could not be noted",
      );
    }
    begin();
  };
  return {
    want,
    async ofAccount(email) {
      await deleteMailsAbout({ folder: mailbox }, email).catch((error: unknown) => {
        log.warn(
          { error: describeError(error) },
          "mails of a deleted account are still on the disk",
        );
      });
      want();
    },
    work: {
      start() {
        if (opened.embedded && existsSync(note)) begin();
      },
      async stop() {
        isEnding = true;
        await round;
      },
    },
  };
};
