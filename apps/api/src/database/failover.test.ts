import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type PrimaryAndStandby, startPrimaryAndStandby } from "../../test/primary-and-standby.ts";
import { type Pair, startPair } from "../../test/processes/pair.ts";
import { nodeArguments } from "../../test/programs.ts";
import { type Disturbance, soak } from "../../test/soak/soak.ts";
import { openDatabase } from "./index.ts";

const AWAY = "DATABASE_UNAVAILABLE";
/** A guard, not a measure: the machine may be busy. */

/** Two processes on a primary whose commits wait for its standby, both named in `DATABASE_URL`. */
describe("on a primary with a synchronous standby", () => {
  let servers: PrimaryAndStandby;
  let pair: Pair;
  beforeAll(async () => {
    servers = await startPrimaryAndStandby();
    pair = await startPair({ databaseUrl: servers.url, program: nodeArguments("main") });
  });
  afterAll(async () => {
    await pair.close();
    await servers.stop();
  });

  test("[DATA-01] the server that takes writes is found wherever it stands in the address", async () => {
    const database = await openDatabase({ url: servers.turnedUrl });
    const { rows } = await database.pool.query("select sync_state from pg_stat_replication");
    expect(rows).toEqual([{ sync_state: "sync" }]);
    await database.close();
  });

  /**
   * Kills the primary once something was acknowledged, promotes the standby once both processes have said so,
   * and waits until something is acknowledged again.
   */
  const failOver: Disturbance = async (tally) => {
    const answered = () => Number(tally.rows().find(({ asked }) => asked === "ask")?.[200] ?? 0);
    await expect.poll(answered).toBeGreaterThan(0);
    tally.ended();
    await servers.killPrimary();
    const askBoth = async () => {
      const body = { email: "nobody@example.org" };
      const request = { method: "POST", path: "/api/auth/email-exists", body };
      const outcomes = await Promise.all([1, 2].map(() => pair.balancer.send(request)));
      return outcomes.map((outcome) => {
        if (outcome.kind === "broken") return "broken";
        const { status, headers } = outcome.answer;
        return [status, outcome.answer.body.code, Number(headers.get("retry-after")) > 0];
      });
    };
    expect(await askBoth()).toEqual(Array(2).fill([503, AWAY, true]));
    await expect(openDatabase({ url: servers.url })).rejects.toThrow(
      /^DATABASE_URL .*\/postgres does not work: none of its servers takes writes \(.*: it takes no writes\)$/,
    );
    await servers.promote();
    const statuses = async () => (await askBoth()).map(([status]) => status);
    await expect.poll(statuses).toEqual([200, 200]);
    const before = answered();
    await expect.poll(answered).toBeGreaterThan(before);
  };

  test("[DATA-08] [BILL-08] the primary killed and the standby promoted under load lose nothing that was acknowledged", async () => {
    const result = await soak({
      pair,
      databaseUrl: servers.url,
      visitors: 2,
      disturb: failOver,
      explained: ["RUN_INTERRUPTED", AWAY],
    });
    expect(result.faults).toEqual([]);
    expect(result.figures.people).toBeGreaterThan(0);
  });

  test("[AUTH-11] both processes hear of changes again, from the new primary", async () => {
    const database = await openDatabase({ url: servers.url });
    const listening = async () => {
      const { rowCount } = await database.pool.query(
        "select 1 from pg_stat_activity where application_name = 'spellwright changes'",
      );
      return rowCount;
    };
    await expect.poll(listening).toBe(2);
    await database.close();
  });
});
