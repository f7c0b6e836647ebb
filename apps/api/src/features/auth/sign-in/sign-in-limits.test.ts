import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { createAccountApp, SAMPLE_PERSON } from "../../../../test/account-app.ts";
import { onDatabase } from "../../../../test/databases.ts";
import { createRateLimits } from "../../../http/index.ts";

describe("limits of sign-in", () => {
  onDatabase((open) => {
    let site: ReturnType<typeof createAccountApp>;
    beforeEach(() => {
      site = createAccountApp(open());
    });
    const post = (path: string, body: unknown, headers: Record<string, string> = {}, ip?: string) =>
      site.call("POST", `/api/auth${path}`, { body, headers, ...(ip ? { ip } : {}) });
    const verify = (body: object) => post("/verify", body);

    const bodyOf = (path: string, email: string) => {
      if (path === "/verify") return { token_hash: email, type: "signup" };
      return path === "/email-exists" || path === "/request-password-reset"
        ? { email }
        : { email, password: "a fireball" };
    };

    it.each([
      ["/sign-in/email", 30, "INVALID_CREDENTIALS"],
      ["/email-exists", 20, undefined],
      ["/request-password-reset", 10, undefined],
      ["/sign-up/email", 10, undefined],
      ["/verify", 60, "LINK_INVALID"],
    ])("[ERR-03] of %s count a network's calls", async (path, points, code) => {
      const attempt = (n: number) =>
        post(path, bodyOf(path, `n${n}@example.org`), {}, "203.0.113.7");
      for (let n = 0; n < points; n++) expect((await attempt(n)).body.code).toBe(code);
      const refused = await attempt(points);
      expect([refused.status, refused.body.code]).toEqual([429, "RATE_LIMITED"]);
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
      const elsewhere = await post(path, bodyOf(path, "x@example.org"), {}, "203.0.113.8");
      expect(elsewhere.status).not.toBe(429);
    });

    it("[ERR-03] of questions about an address count it, from wherever and however it is written", async () => {
      const spellings = ["jace@example.org", "Jace@Example.ORG"];
      const ask = (email: string, n: number) =>
        post("/email-exists", { email }, {}, `198.51.100.${n + 1}`);
      for (let n = 0; n < 10; n++) expect((await ask(spellings[n % 2] ?? "", n)).status).toBe(200);
      expect((await ask("jace@example.org", 10)).body.code).toBe("RATE_LIMITED");
      expect((await ask("vess@example.org", 99)).status).toBe(200);
    });

    it.each([
      ["/request-password-reset", 3],
      ["/sign-up/email", 5],
    ])(
      "[ERR-03] of %s let %i mails an hour reach an address, however it is written, and refuse nobody",
      async (path, mails) => {
        if (path === "/request-password-reset") await site.signedIn("jace@example.org");
        const before = site.mails.length;
        const spellings = ["jace@example.org", "Jace@Example.ORG"];
        for (let n = 0; n < mails + 2; n++) {
          const body = bodyOf(path, spellings[n % 2] ?? "");
          expect((await post(path, body, {}, `198.51.100.${n + 1}`)).status).toBe(200);
        }
        expect(site.mails).toHaveLength(before + mails);
      },
    );

    it("[ERR-03] of changes of the address count an account", async () => {
      const authorization = `Bearer ${await site.signedIn(SAMPLE_PERSON.email, SAMPLE_PERSON.password)}`;
      const change = (n: number) =>
        site.call("POST", "/api/account/email", {
          headers: { authorization },
          body: { email: `n${n}@example.org`, password: SAMPLE_PERSON.password },
        });
      for (let n = 0; n < 5; n++) expect((await change(n)).status).toBe(200);
      expect((await change(5)).body.code).toBe("RATE_LIMITED");
    });

    const wrong = (ip: string, cookie = "") =>
      post("/sign-in/email", { ...SAMPLE_PERSON, password: "waterball" }, { cookie }, ip);
    const deviceOf = (headers: Headers) =>
      headers
        .getSetCookie()
        .find((line) => line.includes(".device="))
        ?.split(";")[0] ?? "";

    it("[AUTH-04] of an address hold within a network, and end with a good sign-in there", async () => {
      await site.signedIn(SAMPLE_PERSON.email, SAMPLE_PERSON.password);
      for (let n = 1; n <= 9; n++) expect((await wrong("2001:db8:1:2::1")).status).toBe(401);
      const good = await post("/sign-in/email", SAMPLE_PERSON, {}, "2001:db8:1:2::2");
      expect(good.status).toBe(200);
      for (let n = 1; n <= 10; n++) expect((await wrong(`2001:db8:1:2::${n}`)).status).toBe(401);
      expect((await wrong("2001:DB8:1:2:ffff::1")).body.code).toBe("RATE_LIMITED");
      expect((await wrong("2001:db8:1:3::1")).status).toBe(401);
    });

    it("[AUTH-04] ten wrong passwords from elsewhere, or a hundred, do not lock the owner out", async () => {
      await site.signedIn(SAMPLE_PERSON.email, SAMPLE_PERSON.password);
      const device = deviceOf((await post("/sign-in/email", SAMPLE_PERSON)).headers);
      for (let n = 1; n <= 10; n++) expect((await wrong("203.0.113.7")).status).toBe(401);
      expect((await wrong("203.0.113.7")).body.code).toBe("RATE_LIMITED");
      // A new device of the owner's, in another network.
      expect((await post("/sign-in/email", SAMPLE_PERSON, {}, "198.51.100.9")).status).toBe(200);
      await open().db.execute(
        sql`update rate_limit set points = 100 where key like 'signInUnknown:%'`,
      );
      const unknown = await post("/sign-in/email", SAMPLE_PERSON, {}, "198.51.100.10");
      expect(unknown.body.code).toBe("RATE_LIMITED");
      const known = await post("/sign-in/email", SAMPLE_PERSON, { cookie: device }, "203.0.113.7");
      expect(known.status).toBe(200);
    });

    it("[AUTH-04] of a known device count by themselves, and its cookie is good for its address only", async () => {
      await site.signedIn(SAMPLE_PERSON.email, SAMPLE_PERSON.password);
      const device = deviceOf((await post("/sign-in/email", SAMPLE_PERSON)).headers);
      expect(device).toMatch(/^spellwright\.device=[\w-]{22}\.[\w-]{43}$/);
      for (let n = 1; n <= 10; n++) expect((await wrong("203.0.113.7", device)).status).toBe(401);
      expect((await wrong("198.51.100.1", device)).body.code).toBe("RATE_LIMITED");
      expect((await wrong("198.51.100.1")).status).toBe(401);
      // Another address, a forged or a cut cookie: an unknown device.
      const points = async () =>
        (
          await open().db.execute(
            sql`select sum(points)::int as sum from rate_limit where key like 'signInUnknown:%'`,
          )
        ).rows[0]?.sum;
      const before = Number(await points());
      for (const cookie of [device.slice(0, -1), `${device}x`, "spellwright.device=."])
        await wrong("198.51.100.2", cookie);
      await post(
        "/sign-in/email",
        { email: "jace@example.org", password: "x" },
        { cookie: device },
      );
      expect(await points()).toBe(before + 4);
    });

    it("[DATA-06] who was counted stands nowhere in clear, nor so that trying all addresses finds it", async () => {
      for (const ip of ["203.0.113.7", "2001:db8:1:2::1"]) await wrong(ip);
      await post("/request-password-reset", { email: SAMPLE_PERSON.email }, {}, "203.0.113.7");
      const { rows } = await open().db.execute<{ key: string }>(sql`select key from rate_limit`);
      expect(rows.length).toBeGreaterThan(5);
      const kept = rows.map(({ key }) => key).join("\n");
      for (const who of [
        "203.0.113.7",
        "2001:db8:1:2::/64",
        "2001:db8:1::/48",
        SAMPLE_PERSON.email,
      ])
        for (const guessed of [who, createHash("sha256").update(who).digest("base64url")])
          expect(kept).not.toContain(guessed);
      // A server with another secret knows none of them.
      const counters = () =>
        open().db.execute(sql`select key from rate_limit where key like 'signIn:%'`);
      const before = (await counters()).rows.length;
      const elsewhere = createRateLimits(open().db, true, "another secret, long enough");
      await elsewhere.use("signIn", "203.0.113.7");
      expect((await counters()).rows).toHaveLength(before + 1);
    });

    it("[AUTH-05] the mailed link makes a device known: an owner under attack gets in", async () => {
      await site.signedIn(SAMPLE_PERSON.email, SAMPLE_PERSON.password);
      await open().db.execute(sql`delete from rate_limit`);
      for (let n = 0; n < 100; n++) await wrong(`198.51.${n}.1`);
      const next = { ...SAMPLE_PERSON, password: "a new one" };
      await post("/request-password-reset", { email: SAMPLE_PERSON.email });
      const used = await verify({
        token_hash: site.mailedToken("recovery"),
        type: "recovery",
        password: next.password,
      });
      expect((await post("/sign-in/email", next)).body.code).toBe("RATE_LIMITED");
      const known = await post("/sign-in/email", next, { cookie: deviceOf(used.headers) });
      expect(known.status).toBe(200);
    });
  });
});
