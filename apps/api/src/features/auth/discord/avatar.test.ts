import type { FakeDiscordOAuth } from "@spellwright/fakes";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addSession, createAccountApp, SAMPLE_PERSON } from "../../../../test/account-app.ts";
import { onDatabase } from "../../../../test/databases.ts";
import { createBrowser, discordEnvironment, startDiscord } from "../../../../test/discord.ts";
import { schema } from "../../../database/index.ts";

const teferi = {
  username: "teferi",
  email: "teferi@example.org",
  verified: "on",
  picture: "on",
} as const;

describe("[HEAD-03] the picture of a Discord account", () => {
  let discord: FakeDiscordOAuth;
  beforeAll(async () => {
    discord = await startDiscord();
  });
  afterEach(() => discord.recover());
  afterAll(() => discord.close());

  onDatabase((open) => {
    let site: ReturnType<typeof createAccountApp>;
    beforeEach(() => {
      site = createAccountApp(open(), discordEnvironment(discord));
    });
    type Browser = ReturnType<typeof createBrowser>;
    const imageOf = async (browser: Browser): Promise<string | null> =>
      (await browser.call("GET", "/api/auth/get-session")).body.user.image;
    const look = async (browser: Browser, image: string) => {
      const headers = { cookie: browser.header() };
      return site.app.request(image, { headers });
    };

    it("[DATA-01] stands in the session as its user's metadata, null without one", async () => {
      const browser = createBrowser(site);
      await browser.signIn(teferi);
      const metadata = async (headers: Record<string, string>) =>
        (await site.call("GET", "/api/auth/get-session", { headers })).body.user.user_metadata;
      expect(await metadata({ cookie: browser.header() })).toEqual({
        avatar_url: await imageOf(browser),
      });
      const authorization = `Bearer ${await addSession(open())}`;
      expect(await metadata({ authorization })).toEqual({ avatar_url: null });
    });

    it("comes from our own address, which only its owner's session opens", async () => {
      const browser = createBrowser(site);
      await browser.signIn(teferi);
      const image = await imageOf(browser);
      expect(image).toMatch(/^\/api\/account\/avatar\?v=[0-9a-f]{32}$/);
      const answer = await look(browser, image ?? "");
      expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/png"]);
      expect(answer.headers.get("cache-control")).toBe("private, max-age=604800, immutable");
      expect(answer.headers.get("content-security-policy")).toContain("img-src 'self' data: blob:");
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(bytes.subarray(1, 4).toString()).toBe("PNG");
      expect(bytes.readUInt32BE(16)).toBe(128);

      expect((await site.call("GET", image ?? "")).body.code).toBe("UNAUTHENTICATED");
      const other = await site.call("GET", image ?? "", {
        headers: { authorization: `Bearer ${await addSession(open())}` },
      });
      expect([other.status, other.body.code]).toEqual([404, "NOT_FOUND"]);
    });

    it("is asked of Discord once: it shows while Discord is away", async () => {
      const browser = createBrowser(site);
      await browser.signIn(teferi);
      const image = (await imageOf(browser)) ?? "";
      expect((await look(browser, image)).status).toBe(200);
      discord.fail("gateway");
      expect((await look(browser, image)).status).toBe(200);
    });

    it("that cannot be fetched is missing for now, and there later", async () => {
      const browser = createBrowser(site);
      await browser.signIn(teferi);
      const image = (await imageOf(browser)) ?? "";
      discord.fail("gateway");
      expect((await look(browser, image)).status).toBe(404);
      discord.recover();
      expect((await look(browser, image)).status).toBe(200);
      expect(await imageOf(browser)).toBe(image);
    });

    it("follows the account at each sign-in, and one that Discord dropped is asked for no more", async () => {
      const first = createBrowser(site);
      await first.signIn(teferi);
      const old = await imageOf(first);
      const second = createBrowser(site);
      await second.signIn(teferi);
      const renewed = await imageOf(second);
      expect(renewed).not.toBe(old);
      expect((await look(second, renewed ?? "")).status).toBe(200);
      await open().db.update(schema.user).set({ image: old });
      expect((await look(second, old ?? "")).status).toBe(404);
      expect(await imageOf(second)).toBeNull();
      const third = createBrowser(site);
      await third.signIn({ username: "teferi", email: teferi.email, verified: "on" });
      expect(await imageOf(third)).toBeNull();
    });

    it("comes with a link and goes with it", async () => {
      const browser = createBrowser(site);
      await site.signedIn(SAMPLE_PERSON.email, SAMPLE_PERSON.password);
      await browser.call("POST", "/api/auth/sign-in/email", SAMPLE_PERSON);
      expect(await imageOf(browser)).toBeNull();
      await browser.signIn(teferi, "/api/account/discord");
      const image = await imageOf(browser);
      expect((await look(browser, image ?? "")).status).toBe(200);
      await browser.call("DELETE", "/api/account/discord");
      expect(await imageOf(browser)).toBeNull();
    });
  });
});
