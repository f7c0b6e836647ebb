import type { Changes, Database } from "../../../database/index.ts";
import { type BackgroundWork, describeError, type Log } from "../../../http/index.ts";
import { readCardsInUse } from "./read-cards.ts";
import { TURN_MS } from "./reading-queries.ts";

/** An import of another process is noticed after this time while no notices are heard. */
const EVERY_MS = 60_000;

interface ReadingParts {
  readonly database: Database;
  readonly changes: Changes;
  readonly log: Log;
}

/** Reads the cards in use at the start and after each import, unless another process does. */
export const createReadingWork = ({ database, changes, log }: ReadingParts): BackgroundWork => {
  let timer: NodeJS.Timeout | undefined;
  let retry: NodeJS.Timeout | undefined;
  let ending = false;
  let round: Promise<unknown> = Promise.resolve();
  const read = () => {
    // The round before has read it already, mostly: then this one is a single query.
    round = round
      .then(() => readCardsInUse(database, () => ending))
      .then((read) => {
        if (read === undefined && !ending) lookAgain();
      })
      .catch((error: unknown) =>
        log.warn({ error: describeError(error) }, "the cards in use were not all read"),
      );
  };
  // Who reads may be gone before all is read: then its turn is over.
  const lookAgain = () => {
    clearTimeout(retry);
    retry = setTimeout(read, TURN_MS);
    retry.unref();
  };
  return {
    start() {
      read();
      changes.hear(({ about }) => {
        if ((about === "knowledge" || about === "anything") && !ending) read();
      });
      timer = setInterval(() => {
        if (!changes.isHeard()) read();
      }, EVERY_MS);
      timer.unref();
    },
    async stop() {
      ending = true;
      clearInterval(timer);
      clearTimeout(retry);
      await round;
    },
  };
};
