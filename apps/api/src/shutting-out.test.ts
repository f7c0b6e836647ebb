import type { FakeDiscordOAuth } from "@spellwright/fakes";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { chandra } from "../test/account-app.ts";
import { onDatabase } from "../test/databases.ts";
import { createBrowser, startDiscord } from "../test/discord.ts";
import { createStolenSite } from "../test/stolen.ts";
import { schema } from "./database/index.ts";
import { administer } from "./features/accounts/administration/administer.ts";

type Stolen = Awaited<ReturnType<typeof createStolenSite>>;

const LINK = "/api/account/discord";
const NEXT = "chosen by the owner";

describe("whatever a thief has, the owner shuts him out", () => {
  let discord: FakeDiscordOAuth;
  beforeAll(async () => {
    discord = await startDiscord();
  });
  afterAll(() => discord.close());

  onDatabase((open) => {
    let site: Stolen["site"];
    let owner: string;
    let call: Stolen["call"];
    let verify: Stolen["verify"];
    let signIn: Stolen["signIn"];
    let isSignedIn: Stolen["isSignedIn"];
    beforeEach(async () => {
      ({ site, owner, call, verify, signIn, isSignedIn } = await createStolenSite(open(), discord));
    });

    /** How an owner shuts everybody else out. */
    const REMEDIES: Readonly<Record<string, () => Promise<unknown>>> = {
      "a password reset": async () => {
        await site.call("POST", "/api/auth/request-password-reset", {
          body: { email: chandra.email },
        });
        await verify("recovery", NEXT);
      },
      "a change of the password": () =>
        call("PUT", "/api/account/password", owner, {
          current_password: chandra.password,
          new_password: NEXT,
        }),
      "signing out everywhere": () => call("DELETE", "/api/account/sessions", owner),
      "taking a change of address back": () =>
        site.call("POST", "/api/auth/verify", {
          body: { token_hash: site.mailedToken("email_undo"), type: "email_undo", password: NEXT },
        }),
      "a ban": () =>
        administer(open().db, "ban", {
          actor: { source: "command", operator: "root" },
          email: chandra.email,
        }),
    };

    it.each(Object.keys(REMEDIES))(
      "[AUTH-05] [AUTH-10] [AUTH-11] %s ends sessions, streams, changes of address, older links and links with Discord that wait",
      async (remedy) => {
        const stolen = await signIn(chandra.password);
        const thief = createBrowser(site);
        await thief.call("POST", "/api/auth/sign-in/email", chandra);
        const url = await thief.start(LINK, { password: chandra.password });
        await thief.become(url, { username: "thief" });
        const callback = await thief.decide(url);
        await site.call("POST", "/api/auth/request-password-reset", {
          body: { email: chandra.email },
        });
        const older = site.mailedToken("recovery");
        await call("POST", "/api/account/email", stolen, {
          email: "thief@example.org",
          password: chandra.password,
        });
        const change = site.mailedToken("email_change");
        const [user] = await open().db.select().from(schema.user);
        await open()
          .db.insert(schema.runs)
          .values({
            userId: user?.id ?? "",
            requestId: "request-1",
            kind: "ruling",
            bodyHash: "x",
            status: "running",
            zaps: 1,
          });
        const stream = await site.app.request("/api/runs/request-1/events", {
          headers: { authorization: `Bearer ${stolen}` },
        });
        expect(stream.status).toBe(200);

        await REMEDIES[remedy]?.();

        // The run still works: only the end of its reader's session ends the stream.
        await stream.text();
        expect(await isSignedIn(stolen)).toBe(false);
        expect((await thief.call("GET", "/api/account")).status).not.toBe(200);
        expect((await thief.comeBack(callback)).location).toContain("error");
        for (const [token_hash, type] of [
          [change, "email_change"],
          [older, "recovery"],
        ]) {
          const answer = await site.call("POST", "/api/auth/verify", {
            body: { token_hash, type, password: "stolen!" },
          });
          expect([type, answer.body.code]).toEqual([type, "LINK_INVALID"]);
        }
        const accounts = await open().db.select().from(schema.account);
        expect(accounts).toMatchObject([{ providerId: "credential" }]);
      },
    );
  });
});
