import { spawn } from "node:child_process";
import { once } from "node:events";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { BOTH_DATABASES, DATABASES, type FreshDatabase } from "../../../test/databases.ts";
import {
  addPerson,
  createOracleApp,
  expectLedgerToBalance,
  type OracleApp,
  readEvents,
  refusal,
} from "../../../test/oracle-app.ts";
import { nodeArguments } from "../../../test/programs.ts";
import { type OpenDatabase, openDatabase, schema } from "../../database/index.ts";
import { appendEvent, eventsAfter } from "./queries.ts";
import { RUN_TIMING } from "./run-timing.ts";

const requestId = "request-1";

/** Starts a process that asks, and kills it like a power cut while it waits for its answer. */
const askAndDie = async (location: FreshDatabase["location"], userId: string): Promise<void> => {
  const child = spawn(
    process.execPath,
    nodeArguments("asking-process", JSON.stringify(location), userId, requestId),
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  const [line] = await once(child.stdout, "data");
  expect(String(line)).toBe("asked\n");
  child.kill("SIGKILL");
  await once(child, "exit");
};

describe.each(BOTH_DATABASES)("a process killed during a run, on %s", (kind) => {
  let fresh: FreshDatabase;
  beforeEach(async () => {
    fresh = await DATABASES[kind]();
  });
  afterEach(() => fresh.remove());

  test("[BILL-08] [DISC-08] after the restart nothing is charged and the question is there", async () => {
    const before = await openDatabase(fresh.location);
    const me = await addPerson(before);
    await before.close();
    await askAndDie(fresh.location, me);

    const database = await openDatabase(fresh.location);
    if (kind === "postgresql")
      // A process that looks again after `reapMs` has seen it by then.
      await database.db.execute(
        sql`update runs set heartbeat_at = now() - ${RUN_TIMING.staleMs + 1} * interval '1 millisecond'`,
      );
    const app = createOracleApp(database, { isSoleProcess: kind === "embedded" });
    await app.runs.work?.start();
    expect(await database.db.select().from(schema.runs)).toMatchObject([
      { requestId, status: "interrupted", errorCode: "RUN_INTERRUPTED" },
    ]);
    expect(await app.remaining(me)).toBe(10);
    await expectLedgerToBalance(database);
    const [discussion] = (await app.call("GET", "/api/discussions", me)).body.items;
    const messages = await app.call("GET", `/api/discussions/${discussion.id}/messages`, me);
    expect(messages.body.items).toMatchObject([
      { role: "user", run: { requestId, status: "interrupted" } },
    ]);

    const again = await app.ask(me, { requestId });
    expect([again.status, again.body.discussionId]).toEqual([200, discussion.id]);
    expect(await app.remaining(me)).toBe(9);
    await app.runs.work?.stop();
    await database.close();
  });
});

test("[DATA-08] the runs of a killed process are settled within 15 s of its last heartbeat, and a busy one lives; streams of an ended session end within 3 s", () => {
  const { beatMs, staleMs, reapMs, sessionMs } = RUN_TIMING;
  expect(sessionMs).toBeLessThanOrEqual(3_000);
  expect(staleMs + reapMs).toBeLessThan(15_000);
  expect(staleMs).toBeGreaterThanOrEqual(4 * beatMs);
});

describe("two processes on one PostgreSQL", () => {
  let fresh: FreshDatabase;
  let databases: OpenDatabase[];
  let here: OracleApp;
  let there: OracleApp;
  let me: string;
  beforeEach(async () => {
    fresh = await DATABASES.postgresql();
    const open = () => openDatabase(fresh.location);
    const [first, second] = [await open(), await open()];
    databases = [first, second];
    here = createOracleApp(first, { isSoleProcess: false });
    there = createOracleApp(second, { isSoleProcess: false });
    me = await addPerson(first);
  });
  afterEach(async () => {
    await Promise.all([here, there].map((app) => app.runs.work?.stop()));
    await Promise.all(databases.map((database) => expectLedgerToBalance(database)));
    await Promise.all(databases.map((database) => database.close()));
    await fresh.remove();
  });
  const askHere = async () => {
    here.judge.hold();
    const asking = here.ask(me, { requestId });
    await here.judge.hasBeenAsked(1);
    return { asking };
  };

  test("[DATA-08] a run of one is followed from the other", async () => {
    const { asking } = await askHere();
    const stream = await there.send("GET", `/api/runs/${requestId}/events`, me);
    const reading = readEvents(stream);
    here.judge.release();
    const { body } = await asking;
    expect((await reading).at(-1)).toMatchObject({ event: "answer", data: { answer: body } });
  });

  test("[DATA-08] a request repeated at the other joins its run", async () => {
    const { asking } = await askHere();
    const joining = there.ask(me, { requestId });
    here.judge.release();
    const [{ body }, joined] = await Promise.all([asking, joining]);
    expect(joined.body).toEqual(body);
    expect(there.judge.asked).toHaveLength(0);
    expect(await there.remaining(me)).toBe(9);
  });

  test("[DATA-08] a run of one is stopped from the other, its work included", async () => {
    const { asking } = await askHere();
    const { signal } = here.judge.asked[0]?.options ?? {};
    const ended = new Promise((resolve) => signal?.addEventListener("abort", resolve));
    const stopped = await there.call("DELETE", `/api/runs/${requestId}`, me);
    expect(stopped.body).toEqual({ stopped: true, charged: false });
    expect(refusal(await asking)).toEqual({ status: 409, code: "RUN_STOPPED" });
    await ended;
    expect(await there.remaining(me)).toBe(10);
  });

  test("[DATA-08] events of one run from both at once: each has a number of its own, none is lost", async () => {
    const { asking } = await askHere();
    const [first, second] = databases.map(({ db }) => db);
    const [run] = (await first?.select().from(schema.runs)) ?? [];
    if (first === undefined || second === undefined || run === undefined) throw new Error("no run");
    const reference = { runId: run.id, attempt: run.attempt };
    const before = await eventsAfter(first, run.id, 0);
    const appended = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        appendEvent(n % 2 === 0 ? first : second, reference, {
          type: "progress",
          step: "reasoning",
        }),
      ),
    );
    expect(appended.every(Boolean)).toBe(true);
    const events = await eventsAfter(first, run.id, 0);
    expect(events.map(({ seq }) => seq)).toEqual(
      Array.from({ length: before.length + 40 }, (_, at) => at + 1),
    );
    here.judge.release();
    expect((await asking).status).toBe(200);
  });

  test("[BILL-08] questions at both at once do not overspend", async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) => (n % 2 === 0 ? here : there).ask(me)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(await here.remaining(me)).toBe(5);
  });
});
