import { type AnyContractRouter, isContractProcedure } from "@orpc/contract";
import { contract, runEvents } from "@spellwright/contract";
import pg from "pg";
import { describe, expect, it } from "vitest";
import { unreachable } from "../../test/shell.ts";
import { createWholeApp } from "../../test/whole-app.ts";
import { createInProcessChanges } from "../database/changes.ts";
import { LIMITS } from "./limits.ts";

const walk = (router: AnyContractRouter): { method: string; path: string; isOpen: boolean }[] => {
  if (!isContractProcedure(router)) return Object.values(router).flatMap(walk);
  const { route, errorMap } = router["~orpc"];
  const path = `/api${(route.path ?? "").replace(/\{[^}]+\}/g, "x")}`;
  // Every call that may answer SESSION_EXPIRED needs a session.
  return [{ method: route.method ?? "", path, isOpen: !("SESSION_EXPIRED" in errorMap) }];
};
const CALLS = walk({ ...contract, runEvents });
const SESSION_CALLS = CALLS.filter(({ isOpen }) => !isOpen);

/** What would be refused for its input, if it were looked at. */
const BODIES = [
  ["nothing", undefined],
  ["no JSON", "{"],
  ["an empty object", {}],
  ["an empty question", { question: " " }],
  ["wrong fields", { question: 7, ids: "x", name: "", limit: -1 }],
  ["more than 256 KB", { question: "x".repeat(300_000) }],
] as const;

describe("[DATA-06] a call that needs a session", () => {
  // Without a database: nobody costs no query.
  const createSite = () =>
    createWholeApp({
      db: unreachable,
      pool: new pg.Pool(),
      embedded: true,
      changes: createInProcessChanges(),
      privateFolder: undefined,
      lost: new Promise(() => {}),
      beginServing: () => {},
      close: async () => {},
    });
  const site = createSite();

  it("there are such calls, and open ones", () => {
    const paths = SESSION_CALLS.map(({ method, path }) => `${method} ${path}`);
    expect(paths).toContain("POST /api/ruling");
    expect(paths).toContain("GET /api/runs/x/events");
    expect(paths).not.toContain("GET /api/health");
    expect(CALLS.length).toBeGreaterThan(SESSION_CALLS.length);
  });

  it.each(SESSION_CALLS)(
    "asks for it before it reads anything: $method $path",
    async ({ method, path }) => {
      for (const [what, body] of method === "GET" ? BODIES.slice(0, 1) : BODIES) {
        const answer = await site.call(method, path, { body });
        expect([what, answer.status, answer.body.code]).toEqual([what, 401, "UNAUTHENTICATED"]);
      }
      const spoilt = await site.call(method, `${path}?limit=-1&cursor=x&after=x`);
      expect([spoilt.status, spoilt.body.code]).toEqual([401, "UNAUTHENTICATED"]);
    },
  );

  it("[ERR-03] the limits come first even so", async () => {
    const limited = createSite();
    const ask = () => limited.call("POST", "/api/ruling", { body: "{", ip: "192.0.2.1" });
    for (let n = 0; n < LIMITS.ask.points; n++) expect((await ask()).status).toBe(401);
    expect((await ask()).status).toBe(429);
  });
});
