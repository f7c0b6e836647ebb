import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { beforeEach, describe, expect, it } from "vitest";
import { type CallOptions, readAnswer } from "../../test/account-app.ts";
import { readConfig } from "../config.ts";
import { schema } from "../database/index.ts";
import { createApp } from "./app.ts";
import { AppError } from "./app-error.ts";
import { api, type Feature } from "./feature.ts";
import { LIMITS } from "./limits.ts";
import { createLog } from "./log.ts";
import { createRateLimits } from "./rate-limits.ts";
import { requireUser } from "./request-context.ts";

/** Nothing answers there: these calls keep no limit in the database. */
const unreachable = drizzle("postgresql://nobody@127.0.0.1:1/nothing", { schema });
const WEB = new URL("../../test/web", import.meta.url).pathname;

/** Calls of the real contract, with handlers that show what the shell makes of them. */
const handlers = {
  ruling: {
    ask: api.ruling.ask.handler(async ({ input }) => {
      if (input.question === "zaps")
        throw new AppError("INSUFFICIENT_ZAPS", { remaining: 1, required: 3 });
      if (input.question === "cap") throw new AppError("DAILY_CAP", { plan: "pro", cap: 40 });
      if (input.question === "cap of free")
        throw new AppError("DAILY_CAP", { plan: "free", cap: 5 });
      throw new Error("the handler broke");
    }),
  },
  decks: {
    create: api.decks.create.handler(async ({ context }) => {
      await requireUser(context);
      throw new AppError("FORBIDDEN");
    }),
  },
  health: api.health.handler(async () => ({ status: "ok" as const, version: "test" })),
};

const extra: Feature = {
  handlers: {},
  routes: (app) => {
    app.get("/api/away", async () => {
      await unreachable.execute(sql`select 1`);
      return new Response();
    });
  },
};

const createSite = (environment: Record<string, string> = {}) => {
  const config = readConfig({ TRUST_PROXY: "true", ...environment });
  const lines: string[] = [];
  const log = createLog("info", { write: (line: string) => void lines.push(line) });
  const app = createApp({
    config,
    log,
    limits: createRateLimits(unreachable, config.production),
    router: handlers,
    features: [extra],
    findSession: async () => null,
    webFolder: WEB,
  });
  const call = async (method: string, path: string, options: CallOptions = {}) => {
    const { body, headers = {}, ip } = options;
    return readAnswer(
      await app.request(path, {
        method,
        headers: {
          ...(body === undefined ? {} : { "content-type": "application/json" }),
          ...(ip === undefined ? {} : { "x-forwarded-for": ip }),
          ...headers,
        },
        ...(body === undefined
          ? {}
          : { body: typeof body === "string" ? body : JSON.stringify(body) }),
      }),
    );
  };
  return { app, call, lines };
};

describe("the HTTP shell", () => {
  let site: ReturnType<typeof createSite>;
  beforeEach(() => {
    site = createSite();
  });
  const ask = (body: unknown, headers: Record<string, string> = {}) =>
    site.call("POST", "/api/ruling", { body, headers });

  describe("[DATA-06] errors", () => {
    it.each([
      ["no JSON", "{", 400, "INVALID_JSON", undefined],
      ["a body that is no object", "[]", 400, "INVALID_JSON", undefined],
      ["a missing question", {}, 400, "FIELD_REQUIRED", "question"],
      ["an empty question", { question: " \n" }, 400, "QUESTION_EMPTY", "question"],
      [
        "a question of 2,001 characters",
        { question: "x".repeat(2001) },
        400,
        "QUESTION_TOO_LONG",
        "question",
      ],
      ["a question that is no text", { question: 7 }, 400, "FIELD_INVALID", "question"],
      ["cards that are no list", { question: "x", cards: "Opt" }, 400, "CARDS_NOT_A_LIST", "cards"],
      [
        "a card without a name",
        { question: "x", cards: [{}] },
        400,
        "FIELD_REQUIRED",
        "cards.0.name",
      ],
      [
        "an unknown effort",
        { question: "x", reasoningEffort: "huge" },
        400,
        "FIELD_INVALID",
        "reasoningEffort",
      ],
      [
        "an unknown part of the game state",
        { question: "x", gameState: { mana: 3 } },
        400,
        "FIELD_INVALID",
        "gameState.mana",
      ],
      [
        "[DATA-09] a game state over 8 KB",
        { question: "x", gameState: { stack: Array.from({ length: 20 }, () => "s".repeat(500)) } },
        400,
        "GAME_STATE_TOO_LARGE",
        "gameState",
      ],
      ["a handler that breaks", { question: "x" }, 500, "INTERNAL", undefined],
      ["too few zaps", { question: "zaps" }, 402, "INSUFFICIENT_ZAPS", undefined],
      ["a body over 256 KB", { question: "x".repeat(300_000) }, 413, "BODY_TOO_LARGE", undefined],
    ])("answer %s in one form", async (_what, body, status, code, field) => {
      const answer = await ask(body);
      expect([answer.status, answer.body.code, answer.body.field]).toEqual([status, code, field]);
      expect(answer.body.error).not.toBe("");
      expect(answer.body.traceId).toBe(answer.headers.get("x-trace-id"));
    });

    it("measure a streamed body too", async () => {
      const chunk = new Uint8Array(64 * 1024).fill(32);
      const body = new ReadableStream({ pull: (controller) => controller.enqueue(chunk) });
      const headers = { "content-type": "application/json" };
      const init = { method: "POST", headers, body, duplex: "half" as const };
      const request = new Request("http://localhost/api/ruling", init);
      const answer = await readAnswer(await site.app.request(request));
      expect([answer.status, answer.body.params]).toEqual([413, { max_kb: 256 }]);
    });

    it("take exactly 2,000 characters and refuse one more with both numbers", async () => {
      expect((await ask({ question: "x".repeat(2000) })).body.code).toBe("INTERNAL");
      const { body } = await ask({ question: "x".repeat(2001) });
      expect(body.params).toEqual({ max: 2000, length: 2001 });
    });

    it("refuse another content type than JSON, as a form of another site would send", async () => {
      const headers = { "content-type": "text/plain" };
      const body = JSON.stringify({ question: "x" });
      const answer = await site.call("POST", "/api/ruling", { body, headers });
      expect(answer.body.code).toBe("INVALID_JSON");
    });

    it("speak the caller's language", async () => {
      const english = await ask({ question: "zaps" }, { "accept-language": "en" });
      const french = await ask({ question: "zaps" }, { "accept-language": "fr" });
      expect(english.body.error).toBe("Not enough zaps (1/3)");
      expect(french.body.error).toBe("Zaps insuffisants (1/3)");
    });

    it("[BILL-08] advise a higher plan at the daily cap, except to pro, and say when it ends", async () => {
      const pro = await ask({ question: "cap" }, { "accept-language": "en" });
      const free = await ask({ question: "cap of free" }, { "accept-language": "en" });
      expect(pro.body.error).not.toContain("plan");
      expect(free.body.error).toContain("higher plan");
      expect(Number(free.headers.get("retry-after"))).toBeLessThanOrEqual(86_400);
    });

    it("name an empty deck name and a missing session", async () => {
      const deck = { name: "  ", format: "modern", cards: [] };
      const empty = await site.call("POST", "/api/decks", { body: deck });
      expect([empty.status, empty.body.code]).toEqual([400, "DECK_NAME_EMPTY"]);
      const nobody = await site.call("POST", "/api/decks", { body: { ...deck, name: "Burn" } });
      expect([nobody.status, nobody.body.code]).toEqual([401, "UNAUTHENTICATED"]);
    });

    it.each(["/api/nothing", "/api", "/api/ruling/x", "/api/%E0%A4%A"])(
      "answer the unknown address %s",
      async (path) => {
        const answer = await site.call("GET", path);
        expect([answer.status, answer.body.code]).toEqual([404, "NOT_FOUND"]);
      },
    );

    it("tell a wrong method with the right ones", async () => {
      const answer = await site.call("DELETE", "/api/ruling");
      expect([answer.status, answer.body.code]).toEqual([405, "METHOD_NOT_ALLOWED"]);
      expect(answer.headers.get("allow")).toBe("POST");
    });

    it("answer 503 with Retry-After while the database is away, and pages still load", async () => {
      const answer = await site.call("GET", "/api/away");
      expect([answer.status, answer.body.code]).toEqual([503, "DATABASE_UNAVAILABLE"]);
      expect(answer.headers.get("retry-after")).toBe("5");
      expect((await site.call("GET", "/fr/oracle")).status).toBe(200);
    });
  });

  describe("the log", () => {
    it("holds the code and the place of a failure, and nothing that was asked", async () => {
      await ask({ question: "a secret question" });
      const text = site.lines.join("");
      expect(text).toContain("the handler broke");
      expect(text).toContain('"code":"INTERNAL"');
      expect(text).not.toContain("a secret question");
    });
  });

  describe("headers", () => {
    it.each(["/api/health", "/api/nothing", "/fr/oracle", "/assets/main-abc123.js", "/api/docs"])(
      "protect %s",
      async (path) => {
        const { headers } = await site.call("GET", path);
        expect(headers.get("content-security-policy")).toMatch(/^default-src 'self';/);
        expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
        expect(headers.get("content-security-policy")).not.toMatch(/script-src[^;]*unsafe-inline/);
        expect(headers.get("x-content-type-options")).toBe("nosniff");
        expect(headers.get("referrer-policy")).toBe("no-referrer");
        expect(headers.get("cross-origin-opener-policy")).not.toBeNull();
        expect(headers.get("strict-transport-security")).toBeNull();
      },
    );

    it("ask for HTTPS in production only", async () => {
      const production = createSite({
        PUBLIC_URL: "https://spellwright.example.org",
        SECRET: "s".repeat(32),
        SMTP_URL: "smtp://mail.example.org",
        MAIL_FROM: "judge@example.org",
      });
      const { headers } = await production.call("GET", "/api/health");
      expect(headers.get("strict-transport-security")).toMatch(/^max-age=/);
    });

    it("keep answers of the API out of caches", async () => {
      expect((await site.call("GET", "/api/health")).headers.get("cache-control")).toBe("no-store");
    });
  });

  describe("changes that another site causes", () => {
    it.each([
      [{ origin: "https://evil.example" }, 403],
      [{ origin: "null" }, 403],
      [{ "sec-fetch-site": "cross-site" }, 403],
      [{ "sec-fetch-site": "same-site" }, 403],
      [{ origin: "http://127.0.0.1:3000" }, 500],
      [{ origin: "http://localhost:5173" }, 500],
      [{ "sec-fetch-site": "same-origin" }, 500],
      [{}, 500],
    ])("with %j answer %i", async (headers: Record<string, string>, status) => {
      const answer = await ask({ question: "x" }, headers);
      expect(answer.status).toBe(status);
      expect(answer.body.code).toBe(status === 403 ? "ORIGIN_REFUSED" : "INTERNAL");
    });
  });

  describe("limits", () => {
    it("[ERR-03] count a network's questions, an IPv6 /64 as one, and say when to come back", async () => {
      const from = (ip: string) =>
        site.call("POST", "/api/ruling", { body: { question: "x" }, ip });
      for (let n = 0; n < LIMITS.ask.points; n++)
        expect((await from(`2001:db8:1:2::${n.toString(16)}`)).status).toBe(500);
      const refused = await from("2001:db8:1:2:ffff::1");
      expect([refused.status, refused.body.code]).toEqual([429, "RATE_LIMITED"]);
      expect(refused.body.error).toBe("Trop de requêtes. Réessayez dans 1 minute.");
      expect(refused.headers.get("retry-after")).toBe(String(refused.body.params.retry_after));
      expect((await from("2001:db8:1:3::1")).status).toBe(500);
    });
  });

  describe("files", () => {
    it.each(["/", "/fr", "/en/oracle/discussion/1", "/fr/auth/confirm?token_hash=x.y"])(
      "[ROUTE-01] give the page for %s",
      async (path) => {
        const answer = await site.call("GET", path);
        expect(answer.body).toContain("<title>Spellwright</title>");
        expect(answer.headers.get("cache-control")).toBe("no-cache");
      },
    );

    it("keep hashed assets for ever and know an unchanged page", async () => {
      const asset = await site.call("GET", "/assets/main-abc123.js");
      expect(asset.headers.get("cache-control")).toContain("immutable");
      expect(asset.headers.get("content-type")).toContain("text/javascript");
      const page = await site.call("GET", "/");
      const headers = { "if-none-match": page.headers.get("etag") ?? "" };
      expect((await site.call("GET", "/", { headers })).status).toBe(304);
    });

    it.each([
      "/missing.js",
      "/../package.json",
      "/..%2f..%2fpackage.json",
      "/%2e%2e/postgres-server.ts",
      "/assets/..%5c..%5cx.ts",
      "/x%00.js",
    ])("never leave their folder: %s", async (path) => {
      const answer = await site.call("GET", path);
      expect([answer.status, answer.body.code]).toEqual([404, "NOT_FOUND"]);
    });

    it("answer HEAD like GET, without a body", async () => {
      for (const path of ["/", "/api/health"]) {
        const answer = await site.call("HEAD", path);
        expect([answer.status, answer.body]).toEqual([200, ""]);
      }
    });
  });

  describe("the OpenAPI document", () => {
    it("describes the calls with the errors that they really answer", async () => {
      const { body } = await site.call("GET", "/api/openapi.json");
      expect(body.openapi).toMatch(/^3\.1/);
      const responses = body.paths["/ruling"].post.responses;
      const error = JSON.stringify(responses["402"]);
      for (const part of ["error", "code", "params", "field", "traceId"])
        expect(error).toContain(`"${part}"`);
      expect(body.paths["/runs/{requestId}/events"].get).toBeDefined();
    });

    it("[LANG-02] is a page to read in both languages, without a script", async () => {
      const french = await site.call("GET", "/api/docs?lang=fr");
      const english = await site.call("GET", "/api/docs?lang=en");
      expect(french.body).toContain("Corps de la requête");
      expect(english.body).toContain("Request body");
      expect(english.body).toContain("/api/ruling");
      expect(english.body).not.toContain("<script");
    });
  });
});
