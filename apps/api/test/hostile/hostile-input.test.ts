import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ERRORS, ErrorBody, isErrorCode, type Language } from "@spellwright/contract";
import { errorSentence } from "@spellwright/locales";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WAIT_MS } from "../../../../test-limits.ts";
import { type OpenDatabase, openDatabase } from "../../src/database/index.ts";
import { loadStarter } from "../../src/features/knowledge/index.ts";
import { NAMED_CALLS, type NamedCall } from "../authorization/calls.ts";
import { MATRIX, type Row } from "../authorization/matrix.ts";
import { createPeople, type Person } from "../authorization/people.ts";
import { askOnce, type CallResult, createThings, type Things } from "../authorization/things.ts";
import { DATABASES, type FreshDatabase, USUAL_DATABASES } from "../databases.ts";
import { expectLedgerToBalance } from "../oracle-app.ts";
import { createWholeApp } from "../whole-app.ts";
import { LEAK } from "./leak.ts";
import { HOSTILE_SEGMENTS } from "./values.ts";
import { type HostileRequest, variantsOf } from "./variants.ts";

const SEED = Number(process.env.HOSTILE_SEED ?? 20_261_120);
/** Requests of each call; `npm test -- --all` sends more. */
const COUNT = Number(process.env.HOSTILE_COUNT ?? 10);

/** With Discord switched on: its calls read what they are sent then. */
const DISCORD = { DISCORD_CLIENT_ID: "client", DISCORD_CLIENT_SECRET: "secret" };

const within = <Value>(work: Promise<Value>): Promise<Value> => {
  let timer: NodeJS.Timeout;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer after ${WAIT_MS} ms`)), WAIT_MS);
  });
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
};

const rowOf = ({ name }: NamedCall): Row => {
  const row = (MATRIX as Readonly<Record<string, Row>>)[name];
  if (row === undefined) throw new Error(`${name} is missing in the matrix`);
  return row;
};

interface Got {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** [DATA-06] The one form of every refusal, in the language that was asked for. */
const expectRefusal = ({ status, headers, text }: Got, language: Language): void => {
  const body = ErrorBody.strict().parse(JSON.parse(text));
  const { code, params = {} } = body;
  if (!isErrorCode(code)) throw new Error(`${code} is not in the catalogue`);
  expect(status).toBe(ERRORS[code].status);
  expect(body.error).toBe(errorSentence(code, params, language));
  expect(body.error.length).toBeGreaterThan(5);
  expect(body.traceId).toBe(headers.get("x-trace-id"));
};

describe.each(USUAL_DATABASES)("hostile input, on %s", (kind) => {
  let fresh: FreshDatabase;
  let database: OpenDatabase;
  let site: ReturnType<typeof createWholeApp>;
  let asked: CallResult;
  const dataDir = mkdtempSync(join(tmpdir(), "spellwright-hostile-"));
  beforeAll(async () => {
    fresh = await DATABASES[kind]();
    database = await openDatabase(fresh.location);
    await loadStarter(database.db);
    site = createWholeApp(database, { DATA_DIR: dataDir, ...DISCORD });
    const { owner } = await createPeople(database);
    asked = await askOnce(as(owner));
  });
  afterAll(async () => {
    await site.stop();
    await database.close();
    await fresh.remove();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const as = (person: Person) => (method: string, path: string, body?: unknown) =>
    site.call(method, path, {
      headers: person.headers,
      ...(body === undefined ? {} : { body }),
    });
  const createOwner = async (): Promise<{ owner: Person; things: Things }> => {
    const { owner } = await createPeople(database);
    return { owner, things: await createThings(database, owner, asked, as(owner)) };
  };

  let network = 0;
  const send = async (
    method: string,
    { path, body, headers = {} }: Omit<HostileRequest, "what">,
    person: Person,
    language: Language,
  ): Promise<Got> => {
    // Each from a network of its own: limits are another matter.
    network += 1;
    const response = await site.app.request(`http://127.0.0.1:3000${path}`, {
      method,
      ...(body === undefined ? {} : { body }),
      headers: {
        "accept-language": language,
        "x-forwarded-for": `10.${network >> 16}.${(network >> 8) & 255}.${network & 255}`,
        ...person.headers,
        ...headers,
      },
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

  /** Never a broken answer, a word of our inside, or a line of the log about a fault. */
  const expectHarmless = (got: Got, language: Language): void => {
    expect(got.status).toBeLessThan(500);
    expect(got.text).not.toMatch(/"code":"INTERNAL"/);
    expect(got.headers.get("set-cookie") ?? "").not.toContain("a=b");
    if (got.status < 400) return;
    expect(got.text).not.toMatch(LEAK);
    expectRefusal(got, language);
  };
  /** Lines of the log about faults of ours, since this was last asked. */
  const faults = () => site.lines.splice(0).filter((line) => JSON.parse(line).level >= 50);

  it.each(NAMED_CALLS.map((call, place) => ({ ...call, place })))(
    "[DATA-06] [ERR-01] $method $path answers whatever it is sent",
    async ({ place, ...call }) => {
      const row = rowOf(call);
      let { owner, things } = await createOwner();
      for (let number = 0; number < COUNT; number++) {
        const good = {
          call,
          params: row.params?.(things) ?? {},
          query: row.query ?? "",
          body: row.body?.(things),
        };
        // The same choice each time, about things that are there.
        const variants = variantsOf(good, call.fields, { seed: SEED + place, count: COUNT });
        const variant = variants[number];
        if (variant === undefined) break;
        const language = number % 2 === 0 ? "fr" : "en";
        const what = `${call.method} ${variant.path.slice(0, 120)}: ${variant.what}`;
        try {
          const got = await within(send(call.method, variant, owner, language));
          expectHarmless(got, language);
          const ended = got.status === 401 || (got.status < 400 && call.method !== "GET");
          if (ended) ({ owner, things } = await createOwner());
        } catch (error) {
          throw new Error(`${what}\n${String(error)}\n${faults().slice(-1)}`, { cause: error });
        }
      }
      expect(faults()).toEqual([]);
      await expectLedgerToBalance(database);
      expect((await as(owner)("GET", "/api/zaps")).status).toBe(200);
    },
  );

  it("[ROUTE-04] addresses of pages lead nowhere else and answer whatever they hold", async () => {
    const { owner } = await createOwner();
    const places = [
      "",
      "fr/",
      "en/cards/",
      "fr/rules/",
      "oracle/discussion/",
      "sitemaps/",
      "assets/",
    ];
    const addresses = [
      ...places.flatMap((place) => HOSTILE_SEGMENTS.map((segment) => `/${place}${segment}`)),
      ...["//evil.example/", "///evil.example", "/\\evil.example", "/fr//evil.example"],
      ...["/.//evil.example", "/orale/%0d%0aset-cookie:a=b", "/api/social-images/%00.png"],
    ];
    for (const address of addresses) {
      const got = await within(send("GET", { path: address }, owner, "fr"));
      expect(got.status, address).toBeLessThan(500);
      expect(got.headers.get("set-cookie"), address).toBeNull();
      expect(got.headers.get("location") ?? "/", address).toMatch(/^\/(?![/\\])/);
      expect(got.text, address).not.toMatch(/<script>alert|<img src=x/);
    }
    expect(faults()).toEqual([]);
  });

  it("[DATA-06] nothing of ours was dropped or polluted by all that", async () => {
    const rows = await database.db.execute(sql`select count(*)::int as count from decks`);
    expect(rows.rows[0]?.count).toBeGreaterThan(0);
    expect(Reflect.get({}, "admin")).toBeUndefined();
    const answer = await site.call("GET", "/api/health");
    expect([answer.status, answer.body.status]).toEqual([200, "ok"]);
  });
});
