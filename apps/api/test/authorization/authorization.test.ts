import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type FakeDiscord, startFakeDiscord } from "@spellwright/fakes";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OpenDatabase, openDatabase } from "../../src/database/index.ts";
import { loadStarter } from "../../src/features/knowledge/index.ts";
import type { Answer } from "../call-app.ts";
import { DATABASES, type FreshDatabase, USUAL_DATABASES } from "../databases.ts";
import { botEnvironment } from "../discord.ts";
import { createWholeApp } from "../whole-app.ts";
import { CALLS, NAMED_CALLS, type NamedCall } from "./calls.ts";
import { type Access, addressOf, MATRIX, type Row } from "./matrix.ts";
import { createPeople, type Identity, type People } from "./people.ts";
import { askOnce, type CallResult, createThings, NOTHING, type Things } from "./things.ts";

/** The owner comes last: what he asks for may end the thing. */
const IDENTITIES: readonly Identity[] = [
  "anonymous",
  "expired",
  "banned",
  "other",
  "admin",
  "owner",
];

const UNAUTHENTICATED = [401, "UNAUTHENTICATED"] as const;
const SESSION_EXPIRED = [401, "SESSION_EXPIRED"] as const;
const BANNED = [403, "ACCOUNT_BANNED"] as const;
const FORBIDDEN = [403, "FORBIDDEN"] as const;

type Expected = readonly [number, string] | "success" | "missing";

const EXPECTED: Readonly<Record<Access, Readonly<Record<Identity, Expected>>>> = {
  open: {
    anonymous: "success",
    expired: "success",
    banned: "success",
    other: "success",
    admin: "success",
    owner: "success",
  },
  viewer: {
    anonymous: "success",
    expired: "success",
    banned: BANNED,
    other: "success",
    admin: "success",
    owner: "success",
  },
  self: {
    anonymous: UNAUTHENTICATED,
    expired: SESSION_EXPIRED,
    banned: BANNED,
    other: "success",
    admin: "success",
    owner: "success",
  },
  own: {
    anonymous: UNAUTHENTICATED,
    expired: SESSION_EXPIRED,
    banned: BANNED,
    other: "missing",
    admin: "missing",
    owner: "success",
  },
  admin: {
    anonymous: UNAUTHENTICATED,
    expired: SESSION_EXPIRED,
    banned: BANNED,
    other: FORBIDDEN,
    admin: "success",
    owner: FORBIDDEN,
  },
  service: {
    anonymous: UNAUTHENTICATED,
    expired: UNAUTHENTICATED,
    banned: UNAUTHENTICATED,
    other: UNAUTHENTICATED,
    admin: UNAUTHENTICATED,
    owner: UNAUTHENTICATED,
  },
  readable: {
    anonymous: "missing",
    expired: "missing",
    banned: BANNED,
    other: "missing",
    admin: "missing",
    owner: "success",
  },
};

const rowOf = ({ name }: NamedCall): Row => {
  const row = (MATRIX as Readonly<Record<string, Row>>)[name];
  if (row === undefined) throw new Error(`${name} is missing in the matrix`);
  return row;
};

/** An answer without what differs from one request to the next. */
const comparable = ({ status, headers, body }: Answer) => {
  const { traceId: _traceId, ...rest } = typeof body === "object" ? body : { body };
  return { status, type: headers.get("content-type"), cache: headers.get("cache-control"), rest };
};

describe.each(USUAL_DATABASES)("who may call what, on %s", (kind) => {
  let fresh: FreshDatabase;
  let database: OpenDatabase;
  let site: ReturnType<typeof createWholeApp>;
  let people: People;
  let asked: CallResult;
  let discord: FakeDiscord;
  const dataDir = mkdtempSync(join(tmpdir(), "spellwright-authorization-"));
  beforeAll(async () => {
    fresh = await DATABASES[kind]();
    database = await openDatabase(fresh.location);
    await loadStarter(database.db);
    discord = await startFakeDiscord();
    site = createWholeApp(database, { DATA_DIR: dataDir, ...botEnvironment(discord) });
    people = await createPeople(database);
    asked = await askOnce(asOwner);
  });
  const asOwner = (method: string, path: string, body?: unknown) =>
    site.call(method, path, {
      headers: people.owner.headers,
      ...(body === undefined ? {} : { body }),
    });
  afterAll(async () => {
    await site.stop();
    await database.close();
    await fresh.remove();
    await discord.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  let network = 0;
  const knock = (identity: Identity, call: NamedCall, things: Things) => {
    const row = rowOf(call);
    const body = row.body?.(things);
    // Each from a network of its own: limits are another matter.
    network += 1;
    return site.call(call.method, addressOf(call.path, row, things), {
      headers: people[identity].headers,
      ip: `192.0.${network >> 8}.${network & 255}`,
      ...(body === undefined ? {} : { body }),
    });
  };

  it.each(NAMED_CALLS)("[DISC-05] [AUTH-10] $method $path answers nobody else", async (call) => {
    const row = rowOf(call);
    const success = row.status ?? call.successStatus;
    // Anew: some calls end sessions, and a banned one ends where it is noticed.
    people = await createPeople(database);
    const things = await createThings(database, people.owner, asked, asOwner, discord);
    for (const identity of IDENTITIES) {
      const expected = EXPECTED[row.access][identity];
      const answer = await knock(identity, call, things);
      if (expected === "success")
        expect([identity, answer.status], JSON.stringify(answer.body)).toEqual([identity, success]);
      else if (expected === "missing") {
        const missing = await knock(identity, call, NOTHING);
        expect([identity, missing.status]).toEqual([identity, 404]);
        expect(comparable(answer)).toEqual(comparable(missing));
      } else {
        expect([identity, answer.status, answer.body.code]).toEqual([identity, ...expected]);
      }
    }
  });

  it("[AUTH-10] knows every route that the server has", () => {
    const known = new Set(
      NAMED_CALLS.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, ":")}`),
    );
    const routes = site.app.routes
      .filter(({ method, path }) => method !== "ALL" && path.startsWith("/api/"))
      .map(({ method, path }) => `${method} ${path.replace(/:[^/]+/g, ":")}`);
    const unknown = [...new Set(routes)].filter((route) => !known.has(route));
    // Open to everybody, and no calls: the document, its page, pictures of link previews.
    expect(unknown.sort()).toEqual([
      "GET /api/billing/sandbox",
      "GET /api/docs",
      "GET /api/openapi.json",
      "GET /api/social-images/:",
      "POST /api/billing/webhook",
    ]);
    expect(Object.keys(CALLS).length).toBeGreaterThan(10);
  });
});
