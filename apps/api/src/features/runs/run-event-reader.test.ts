import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { onDatabase } from "../../../test/databases.ts";
import { addPerson, createOracleApp, type OracleApp, QUICK } from "../../../test/oracle-app.ts";
import { schema } from "../../database/index.ts";
import { createRunEventReaders, type RunView } from "./run-event-reader.ts";
import { createRunSignals } from "./run-signals.ts";

const FOLLOWERS = 50;
const requestId = "request-1";

describe("[DATA-08] those who follow one run", () => {
  onDatabase((open) => {
    let app: OracleApp;
    let me: string;
    beforeEach(async () => {
      app = createOracleApp(open());
      me = await addPerson(open());
      app.judge.hold();
    });
    afterEach(async () => {
      app.judge.release();
      await app.runs.work?.stop();
    });

    test("are served by one reader of the database, and all see the end", async () => {
      const asking = app.ask(me, { requestId });
      await app.judge.hasBeenAsked(1);
      const [run] = await open().db.select().from(schema.runs);
      const signals = createRunSignals();
      // Nothing but a change is a reason to look again.
      const timing = { ...QUICK, pollMs: 60_000 };
      const eventReaders = createRunEventReaders({ database: open().db, signals, timing });
      const runId = run?.id ?? "";
      const seen = Array.from({ length: FOLLOWERS }, (): RunView[] => []);
      const until = (isSeen: (view: RunView) => boolean) =>
        Promise.all(
          seen.map(
            (views) =>
              new Promise<void>((resolve, reject) => {
                const leave = eventReaders.join(runId, {
                  show: (view) => {
                    views.push(view);
                    if (!isSeen(view)) return;
                    // Not within the call that joins: what it returns is not there yet.
                    queueMicrotask(() => leave());
                    resolve();
                  },
                  fail: reject,
                });
              }),
          ),
        );
      const ended = until(({ run: row }) => row?.status === "done");
      app.judge.release();
      await asking;
      signals.wake(runId);
      await ended;
      expect(seen.every((views) => views.at(-1)?.events.at(-1)?.event.type === "answer")).toBe(
        true,
      );
      // One as they joined, one as it ended, and one that was under way.
      expect(eventReaders.reads()).toBeLessThanOrEqual(3);
    });

    test("are so many at most of one person, and others are not concerned", async () => {
      const asking = app.ask(me, { requestId });
      await app.judge.hasBeenAsked(1);
      const follow = () => app.send("GET", `/api/runs/${requestId}/events`, me);
      const streams = await Promise.all(Array.from({ length: 30 }, follow));
      const refused = streams.filter(({ status }) => status === 429);
      expect(refused).toHaveLength(6);
      const other = await addPerson(open());
      const theirs = await app.send("GET", `/api/runs/${requestId}/events`, other);
      expect(theirs.status).toBe(404);
      app.judge.release();
      await asking;
      await Promise.all(streams.map((stream) => stream.text()));
      // They have ended: their places are free again.
      expect((await follow()).status).toBe(200);
    });
  });
});
