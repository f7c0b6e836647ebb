import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createPeople } from "../../test/authorization/people.ts";
import type { Answer } from "../../test/call-app.ts";
import { createDatabaseProxy } from "../../test/database-proxy.ts";
import { DATABASES, type FreshDatabase } from "../../test/databases.ts";
import { expectLedgerToBalance } from "../../test/oracle-app.ts";
import { createWholeApp } from "../../test/whole-app.ts";
import { loadStarter } from "../features/knowledge/index.ts";
import { type OpenDatabase, openDatabase, SERVING_LIMITS } from "./index.ts";

/** A database on another continent, on a bad day. */
const SLOW_MS = 60;
/** No statement of a transaction comes before PostgreSQL gives its transaction up. */
const TOO_SLOW_MS = 3_000;
const QUESTION = "Does a creature with deathtouch and trample assign one damage to each blocker?";
const OUTAGE = [503, "DATABASE_UNAVAILABLE"];

describe("while PostgreSQL is slow", () => {
  const proxy = createDatabaseProxy();
  let fresh: FreshDatabase;
  let direct: OpenDatabase;
  let database: OpenDatabase;
  let site: ReturnType<typeof createWholeApp>;
  let headers: Readonly<Record<string, string>>;
  beforeEach(async () => {
    fresh = await DATABASES.postgresql();
    direct = await openDatabase(fresh.location);
    await loadStarter(direct.db);
    const port = await proxy.open(0);
    const name = new URL(fresh.location.url ?? "").pathname;
    const url = `postgresql://spellwright@127.0.0.1:${port}${name}`;
    database = await openDatabase({ url }, SERVING_LIMITS);
    site = createWholeApp(database);
    headers = (await createPeople(direct)).other.headers;
    // What is read once in a process's life.
    await ask(randomUUID());
  });
  afterEach(async () => {
    proxy.slow(0);
    await site.stop();
    await database.close();
    await proxy.shut();
    await direct.close();
    await fresh.remove();
  });

  const call = (method: string, path: string, body?: object): Promise<Answer> =>
    site.call(method, path, { headers, ...(body === undefined ? {} : { body }) });
  const ask = (requestId: string) => call("POST", "/api/ruling", { question: QUESTION, requestId });
  const balance = async () => (await call("GET", "/api/zaps")).body.balance;
  const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status);

  it("[T-14] [DATA-08] calls take longer, and each does once what it does", async () => {
    const before = await balance();
    proxy.slow(SLOW_MS);
    const [first, same] = await Promise.all([ask("slowly"), ask("slowly")]);
    expect(statuses([first, same])).toEqual([200, 200]);
    expect(same.body).toEqual(first.body);
    const deck = { name: "Slow", format: "casual", cards: [{ card_name: "Forest", quantity: 1 }] };
    const made = await call("POST", "/api/decks", deck);
    const edit = { revision: made.body.revision, changes: [{ op: "add", ...deck.cards[0] }] };
    const path = `/api/decks/${made.body.id}/changes`;
    const edits = await Promise.all([call("POST", path, edit), call("POST", path, edit)]);
    expect(statuses(edits).sort()).toEqual([200, 409]);
    const reads = await Promise.all(
      ["/api/decks", "/api/discussions", "/api/zaps", "/api/health"].map((each) =>
        call("GET", each),
      ),
    );
    expect(statuses(reads)).toEqual([200, 200, 200, 200]);
    proxy.slow(0);
    expect(before - (await balance())).toBe(first.body.zaps_charged);
    await expectLedgerToBalance(database);
  });

  it("[T-14] [DATA-06] [BILL-08] what takes too long is an outage, of which nothing is left", async () => {
    const before = await balance();
    proxy.slow(TOO_SLOW_MS);
    const requestId = randomUUID();
    const answers = await Promise.all([
      ask(requestId),
      call("POST", "/api/decks", { name: "Never", format: "casual", cards: [] }),
    ]);
    for (const { status, body } of answers) expect([status, body.code]).toEqual(OUTAGE);
    proxy.slow(0);
    // What still waits on a line is over first.
    await expect.poll(async () => (await ask(requestId)).status).toBe(200);
    const again = await ask(requestId);
    expect(before - (await balance())).toBe(again.body.zaps_charged);
    const { rows } = await direct.pool.query("select 1 from runs where status = 'running'");
    expect(rows).toEqual([]);
    await expectLedgerToBalance(database);
  });
});
