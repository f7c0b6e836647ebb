import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DATABASES, type FreshDatabase } from "../../test/databases.ts";
import { type PgBouncer, startPgBouncer } from "../../test/pgbouncer.ts";
import { rulesText } from "../../test/rules-text.ts";
import { createWholeApp } from "../../test/whole-app.ts";
import { DEMO_ACCOUNT, seedDemoAccount } from "../features/auth/index.ts";
import { importRules, loadStarter } from "../features/knowledge/index.ts";
import { type OpenDatabase, openDatabase, SERVING_LIMITS } from "./index.ts";

const QUESTION = "Does a creature with deathtouch and trample assign one damage to each blocker?";

/** Two processes on a pool of three connections, each transaction on whichever is free. */
describe("behind PgBouncer in transaction mode", () => {
  let fresh: FreshDatabase;
  let bouncer: PgBouncer;
  let opened: OpenDatabase[];
  let sites: ReturnType<typeof createWholeApp>[];
  let direct: string;
  let authorization: string;
  beforeAll(async () => {
    fresh = await DATABASES.postgresql();
    direct = fresh.location.url ?? "";
    bouncer = await startPgBouncer(direct);
    const location = { url: bouncer.url(direct), directUrl: direct };
    opened = await Promise.all([1, 2].map(() => openDatabase(location, SERVING_LIMITS)));
    sites = opened.map((each) => createWholeApp(each));
    const [database] = opened;
    if (database === undefined) throw new Error("two are open");
    await loadStarter(database.db);
    await seedDemoAccount(database.db);
    const signedIn = await call("POST", "/api/auth/sign-in/email", DEMO_ACCOUNT);
    authorization = `Bearer ${signedIn.headers.get("set-auth-token")}`;
  });
  afterAll(async () => {
    await Promise.all(sites.map((site) => site.stop()));
    await Promise.all(opened.map((each) => each.close()));
    await bouncer.stop();
    await fresh.remove();
  });

  let turn = 0;
  /** To one, then to the other. */
  const call = async (method: string, path: string, body?: unknown) => {
    turn += 1;
    const site = sites[turn % 2];
    if (site === undefined) throw new Error("two are there");
    const headers: Record<string, string> =
      authorization === undefined ? {} : { authorization, "accept-language": "en" };
    return site.call(method, path, { headers, body });
  };
  const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status);

  test("[DATA-06] the limits of statements hold, which it does not pass on by itself", async () => {
    const shown = await opened[0]?.pool.query("show statement_timeout");
    expect(shown?.rows).toEqual([{ statement_timeout: "15s" }]);
  });

  test("[AUTH-11] many reads at once, on connections that change hands", async () => {
    const reads = Array.from({ length: 40 }, (_, at) =>
      call("GET", at % 2 === 0 ? "/api/preferences" : "/api/decks"),
    );
    expect(statuses(await Promise.all(reads))).toEqual(Array(40).fill(200));
  });

  test("[FOR-06] of two edits of one revision at once, one is refused", async () => {
    const cards = [{ card_name: "Forest", quantity: 1 }];
    const made = await call("POST", "/api/decks", { name: "Pooled", format: "casual", cards });
    const changes = [{ op: "add", ...cards[0] }];
    const body = { revision: made.body.revision, changes };
    const path = `/api/decks/${made.body.id}/changes`;
    const edits = await Promise.all([call("POST", path, body), call("POST", path, body)]);
    expect(statuses(edits).sort()).toEqual([200, 409]);
  });

  test("[DATA-08] [BILL-08] a question asked at both is one run with one answer; a second one is another", async () => {
    const ask = (requestId: string) =>
      call("POST", "/api/ruling", { question: QUESTION, requestId });
    const [first, same] = await Promise.all([ask("pooled-1"), ask("pooled-1")]);
    expect(statuses([first, same])).toEqual([200, 200]);
    expect(same.body).toEqual(first.body);
    expect((await ask("pooled-2")).body.discussionId).not.toBe(first.body.discussionId);
    const followed = await call("GET", "/api/runs/pooled-1/events");
    expect(followed.status).toBe(200);
    const stopped = await call("DELETE", "/api/runs/pooled-1");
    expect(stopped.body).toEqual({ stopped: false, charged: false });
  });

  test("[IMP-08] an import is in use at both, and heard of only around it", async () => {
    const bytes = Buffer.from(rulesText("March 7, 2031", ["A rule of its own."]));
    const pooled = await openDatabase({ url: bouncer.url(direct), directUrl: bouncer.url(direct) });
    const [around] = opened;
    if (around === undefined) throw new Error("two are open");
    for (const { changes } of [pooled, around]) changes.start();
    await expect.poll(() => around.changes.isHeard()).toBe(true);
    await importRules(pooled.db, bytes, () => {});
    const editions = async () => {
      const answers = await Promise.all([call("GET", "/api/status"), call("GET", "/api/status")]);
      return answers.map(({ body }) => body.rules.edition);
    };
    await expect.poll(editions).toEqual(["2031-03-07", "2031-03-07"]);
    expect(pooled.changes.isHeard()).toBe(false);
    await pooled.changes.stop();
    await pooled.close();
  });
});
