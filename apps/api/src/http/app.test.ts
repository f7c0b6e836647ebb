import { beforeEach, describe, expect, it } from "vitest";
import { createShell, SESSION } from "../../test/shell.ts";
import { LIMITS } from "./limits.ts";

describe("the HTTP shell", () => {
  let site: ReturnType<typeof createShell>;
  beforeEach(() => {
    site = createShell();
  });
  const ask = (body: unknown, headers: Record<string, string> = {}) =>
    site.call("POST", "/api/ruling", { body, headers });

  describe("[SEC] the log", () => {
    it("holds the code and the place of a failure, and nothing that was asked", async () => {
      await ask({ question: "a secret question" });
      const text = site.lines.join("");
      expect(text).toContain("the handler broke");
      expect(text).toContain('"code":"INTERNAL"');
      expect(text).not.toContain("a secret question");
    });
  });

  describe("[SEC] headers", () => {
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
      const production = createShell({
        PUBLIC_URL: "https://spellwright.example.org",
        SECRET: "s".repeat(32),
        SMTP_URL: "smtp://mail.example.org",
        MAIL_FROM: "judge@example.org",
      });
      const { headers } = await production.call("GET", "/api/health");
      expect(headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains");
    });

    it("keep answers of the API out of caches", async () => {
      expect((await site.call("GET", "/api/health")).headers.get("cache-control")).toBe("no-store");
    });
  });

  describe("[SEC] changes that another site causes", () => {
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

    it("[ERR-03] count an IPv6 /48 as eight households, so that nobody who has a site of his own asks without end", async () => {
      const from = async (household: number, prefix = "2001:db8:7") => {
        const ip = `${prefix}:${household.toString(16)}::1`;
        return (await site.call("POST", "/api/ruling", { body: { question: "x" }, ip })).status;
      };
      for (let n = 0; n < 8 * LIMITS.ask.points; n++) expect(await from(n)).toBe(500);
      expect(await from(9_999)).toBe(429);
      expect(await from(9_999, "2001:db8:8")).toBe(500);
    });

    it("[ERR-03] count the kilobytes that a network sends, whichever call they are for", async () => {
      const body = { text: "x".repeat(255 * 1024) };
      const paths = ["/api/calculate-bracket", "/api/ruling"];
      const from = async (ip: string, n: number) =>
        (await site.call("POST", paths[n % 2] ?? "", { body, ip })).status;
      const longest = Math.floor(LIMITS.body.points / 256);
      for (let n = 0; n < longest; n++) expect(await from("203.0.113.7", n)).not.toBe(429);
      for (const n of [0, 1]) expect(await from("203.0.113.7", n)).toBe(429);
      expect(await from("203.0.113.8", 0)).not.toBe(429);
    });

    it("[T-6] refuse a body beyond them by the length that it tells, and read none of it", async () => {
      const ip = "203.0.113.7";
      await site.limits.use("body", ip, LIMITS.body.points - 10);
      let pulls = 0;
      const source = { pull: () => void pulls++ };
      const headers = {
        ...{ authorization: SESSION, "content-type": "application/json" },
        ...{ "content-length": String(20 * 1024), "x-forwarded-for": ip },
      };
      const body = new ReadableStream(source, { highWaterMark: 0 });
      const init = { method: "POST", headers, body, duplex: "half" as const };
      const answer = await site.app.request(new Request("http://localhost/api/ruling", init));
      expect([answer.status, pulls]).toEqual([429, 0]);
    });
  });

  describe("pages and files", () => {
    it.each([
      ["page", "/fr/oracle", 404],
      ["file", "/assets/main-abc123.js", 200],
    ] as const)("[T-6] have a limit of a network each: %s", async (name, path, status) => {
      const from = async (ip: string) => (await site.call("GET", path, { ip })).status;
      await site.limits.use(name, "203.0.113.7", LIMITS[name].points - 1);
      expect(await from("203.0.113.7")).toBe(status);
      expect(await from("203.0.113.7")).toBe(429);
      expect(await from("203.0.113.8")).toBe(status);
    });
  });

  it("[T-6] lets three hundred first visits behind one address have all their files", () => {
    // A first visit loads a hundred at most.
    expect(LIMITS.file.points / 100).toBe(300);
  });

  describe("[PWA-01] files", () => {
    it("keep hashed assets for ever and know an unchanged one", async () => {
      const asset = await site.call("GET", "/assets/main-abc123.js");
      expect(asset.headers.get("cache-control")).toContain("immutable");
      expect(asset.headers.get("content-type")).toContain("text/javascript");
      const headers = { "if-none-match": asset.headers.get("etag") ?? "" };
      expect((await site.call("GET", "/assets/main-abc123.js", { headers })).status).toBe(304);
    });

    it.each([
      "/missing.js",
      "/index.html",
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
      for (const path of ["/assets/main-abc123.js", "/api/health"]) {
        const answer = await site.call("HEAD", path);
        expect([answer.status, answer.body]).toEqual([200, ""]);
      }
    });
  });

  describe("the OpenAPI document", () => {
    it("[SEC] describes the calls with the errors that they really answer", async () => {
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
