import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createEmptyPostgres, type FreshDatabase } from "../../test/databases.ts";
import { type Pair, startPair } from "../../test/processes/pair.ts";
import { nodeArguments } from "../../test/programs.ts";
import { createAcknowledged } from "../../test/soak/acknowledged.ts";
import { createTally } from "../../test/soak/tally.ts";
import { signUp } from "../../test/soak/visitor.ts";
import { type OpenDatabase, openDatabase } from "./index.ts";

describe("[T-11] a process that is paused within a transaction", () => {
  let fresh: FreshDatabase;
  let pair: Pair;
  let database: OpenDatabase;
  beforeAll(async () => {
    fresh = await createEmptyPostgres();
    const databaseUrl = fresh.location.url ?? "";
    pair = await startPair({ databaseUrl, program: nodeArguments("main") });
    database = await openDatabase({ url: databaseUrl });
  });
  afterAll(async () => {
    await database.close();
    await pair.close();
    await fresh.remove();
  });

  test("holds its locks no longer than others wait for them, and lives on", async () => {
    const load = { pair, tally: createTally(), acknowledged: createAcknowledged() };
    const visitor = await signUp(load);
    if (visitor === undefined) throw new Error(load.tally.faults.join("\n"));
    const [paused, other] = pair.processes();
    if (paused === undefined || other === undefined) throw new Error("there are two processes");
    const keepEffort = (by: typeof paused) =>
      fetch(`${by.url}/api/zaps`, {
        method: "PATCH",
        headers: { "content-type": "application/json", ...visitor.headers },
        body: JSON.stringify({ oracle_reasoning_effort: "high" }),
      }).then(({ status }) => status);
    expect([await keepEffort(paused), await keepEffort(other)]).toEqual([200, 200]);

    // The call has locked the person's row, and waits within its transaction to write it.
    const holder = await database.pool.connect();
    await holder.query("begin; lock table user_zaps in share mode");
    const answer = keepEffort(paused);
    const waiting = async (): Promise<number | undefined> => {
      const { rows } = await database.pool.query(
        "select pid from pg_locks where relation = 'user_zaps'::regclass and not granted",
      );
      return rows[0]?.pid;
    };
    await expect.poll(waiting, { interval: 20 }).toBeDefined();
    const pid = await waiting();
    paused.pause(true);
    await holder.query("rollback");
    holder.release();

    const held = async () => {
      const { rows } = await database.pool.query("select 1 from pg_locks where pid = $1", [pid]);
      return rows.length;
    };
    expect(await held()).toBeGreaterThan(0);
    // The row is still locked now: this one waits for it, and gets it.
    expect(await keepEffort(other)).toBe(200);
    expect(await held()).toBe(0);

    paused.pause(false);
    expect(await answer).toBe(503);
    expect(await keepEffort(paused)).toBe(200);
  });
});
