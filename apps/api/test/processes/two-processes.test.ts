import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type OpenDatabase, openDatabase } from "../../src/database/index.ts";
import { administer } from "../../src/features/accounts/index.ts";
import { importRules } from "../../src/features/knowledge/index.ts";
import type { Answer } from "../call-app.ts";
import { createEmptyPostgres, type FreshDatabase } from "../databases.ts";
import { nodeArguments } from "../programs.ts";
import { rulesText } from "../rules-text.ts";
import { createAcknowledged } from "../soak/acknowledged.ts";
import { restartInTurn, soak } from "../soak/soak.ts";
import { createTally } from "../soak/tally.ts";
import { signUp, type Visitor } from "../soak/visitor.ts";
import type { Sent } from "./balancer.ts";
import { cookieOf, PASSWORD } from "./newcomer.ts";
import { type Pair, startPair } from "./pair.ts";

const QUESTION = "Does a creature with deathtouch and trample assign one damage to each blocker?";

const SIGN_IN = "/api/auth/sign-in/email";

/** Two real processes that start at the same moment on an empty database, every request to the next one. */
describe("two processes as one, each request to the next", () => {
  let fresh: FreshDatabase;
  let pair: Pair;
  let databaseUrl: string;
  beforeAll(async () => {
    fresh = await createEmptyPostgres();
    databaseUrl = fresh.location.url ?? "";
    pair = await startPair({ databaseUrl, program: nodeArguments("main") });
  });
  afterAll(async () => {
    await pair.close();
    await fresh.remove();
  });

  const call = async (request: Sent): Promise<Answer> => {
    const outcome = await pair.balancer.send(request);
    if (outcome.kind === "broken") throw new Error(outcome.by.output());
    return outcome.answer;
  };
  const newcomer = async (): Promise<Visitor> => {
    const load = { pair, tally: createTally(), acknowledged: createAcknowledged() };
    const visitor = await signUp(load);
    if (visitor === undefined) throw new Error(load.tally.faults.join("\n"));
    return visitor;
  };
  const codes = (answers: readonly Answer[]) =>
    answers.map(({ status, body }) => (status === 200 ? 200 : body.code));

  test("[DATA-01] two processes that start together store the rules of a new database once", async () => {
    const database = await openDatabase({ url: databaseUrl });
    const { rows } = await database.pool.query("select count(*)::int as n from rule_editions");
    expect(rows).toEqual([{ n: 1 }]);
    await database.close();
  });

  const endings: Readonly<
    Record<string, (person: Visitor, database: OpenDatabase) => Promise<unknown>>
  > = {
    "a sign-out": ({ headers }) => call({ method: "POST", path: "/api/auth/sign-out", headers }),
    "a ban": ({ email }, { db }) =>
      administer(db, "ban", { actor: { source: "command", operator: "root" }, email }),
    "a change of the password elsewhere": async ({ email }) => {
      const signIn = { email, password: PASSWORD };
      const elsewhere = await call({ method: "POST", path: SIGN_IN, body: signIn });
      const headers = { cookie: cookieOf(elsewhere.headers) };
      const body = { current_password: PASSWORD, new_password: `another ${PASSWORD}` };
      return call({ method: "PUT", path: "/api/account/password", headers, body });
    },
    "signing out everywhere else": async ({ email }) => {
      const signIn = { email, password: PASSWORD };
      const elsewhere = await call({ method: "POST", path: SIGN_IN, body: signIn });
      const headers = { cookie: cookieOf(elsewhere.headers) };
      return call({ method: "DELETE", path: "/api/account/sessions", headers });
    },
  };
  test.each(Object.entries(endings))(
    "[AUTH-10] [AUTH-11] %s at one ends the session at the other, which hears of it",
    async (_name, end) => {
      const person = await newcomer();
      const { headers } = person;
      const read = () => call({ method: "GET", path: "/api/preferences", headers });
      // Both have it in mind.
      expect(codes([await read(), await read()])).toEqual([200, 200]);
      const database = await openDatabase({ url: databaseUrl });
      await end(person, database);
      await database.close();
      const both = async () => [(await read()).status, (await read()).status];
      await expect.poll(both, { interval: 20 }).toEqual([401, 401]);
    },
  );

  test("[AUTH-11] guesses of a password are counted together", async () => {
    const headers = { "x-forwarded-for": "10.9.9.9" };
    const body = { email: `${randomUUID()}@example.org`, password: `not ${PASSWORD}` };
    const guess = () => call({ method: "POST", path: SIGN_IN, headers, body });
    const answers: Answer[] = [];
    for (let times = 0; times < 11; times += 1) answers.push(await guess());
    expect(codes(answers)).toEqual([...Array(10).fill("INVALID_CREDENTIALS"), "RATE_LIMITED"]);
  });

  test("[DATA-06] a table that stays locked answers 503 at both after the limit of a server, and both live meanwhile", async () => {
    const { headers } = await newcomer();
    const database = await openDatabase({ url: databaseUrl });
    const holder = await database.pool.connect();
    await holder.query("begin; lock table decks in access exclusive mode");
    const both = (path: string) =>
      Promise.all([1, 2].map(() => call({ method: "GET", path, headers })));
    const waiting = both("/api/decks");
    expect(codes(await both("/api/health"))).toEqual([200, 200]);
    expect(codes(await waiting)).toEqual(Array(2).fill("DATABASE_UNAVAILABLE"));
    await holder.query("rollback");
    holder.release();
    await database.close();
    expect(codes(await both("/api/decks"))).toEqual([200, 200]);
  });

  test("[BILL-08] questions at both at once do not pass the day’s limit", async () => {
    const { headers } = await newcomer();
    const asking = Array.from({ length: 12 }, () =>
      call({ method: "POST", path: "/api/ruling", headers, body: { question: QUESTION } }),
    );
    const answered = codes(await Promise.all(asking)).filter((code) => code === 200);
    expect(answered).toHaveLength(5);
  });

  test("[FOR-06] of two edits of one revision, one at each, one is refused", async () => {
    const { headers } = await newcomer();
    const cards = [{ card_name: "Forest", quantity: 1 }];
    const body = { name: "Shared", format: "casual", cards };
    const deck = (await call({ method: "POST", path: "/api/decks", headers, body })).body;
    const path = `/api/decks/${deck.id}/changes`;
    const change = { revision: deck.revision, changes: [{ op: "add", ...cards[0] }] };
    const edit = () => call({ method: "POST", path, headers, body: change });
    const edited = codes(await Promise.all([edit(), edit()]));
    expect(edited.sort()).toEqual([200, "DECK_CHANGED"]);
    const read = await call({ method: "GET", path: `/api/decks/${deck.id}`, headers });
    expect(read.body.deck_cards).toMatchObject([{ quantity: 2 }]);
  });

  test("[IMP-08] rules that are imported are in use at both, which hear of them", async () => {
    const edition = async () =>
      (await call({ method: "GET", path: "/api/status" })).body.rules.edition;
    const before = [await edition(), await edition()];
    const database = await openDatabase({ url: databaseUrl });
    const bytes = Buffer.from(rulesText("March 7, 2031", ["A rule of its own."]));
    await importRules(database.db, bytes, () => {});
    await database.close();
    const now = () => Promise.all([edition(), edition()]);
    await expect.poll(now).toEqual(["2031-03-07", "2031-03-07"]);
    expect(before).not.toContain("2031-03-07");
  });

  test.each([
    ["a rolling restart", "SIGTERM"],
    ["kills", "SIGKILL"],
  ] as const)(
    "[DATA-08] [BILL-08] under load %s lose nothing that was acknowledged, and the ledger is right",
    async (_name, signal) => {
      const result = await soak({
        pair,
        databaseUrl,
        seconds: 8,
        visitors: 2,
        disturb: restartInTurn(pair, 2, signal),
      });
      expect(result.faults).toEqual([]);
      expect(result.figures.ends).toBeGreaterThan(0);
      expect(result.figures.people).toBeGreaterThan(0);
    },
  );
});
