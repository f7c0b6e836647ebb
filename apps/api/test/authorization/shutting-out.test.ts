import { describe, expect, it } from "vitest";
import { schema } from "../../src/database/index.ts";
import { administer } from "../../src/features/accounts/administration/administer.ts";
import { SAMPLE_PERSON } from "../account-app.ts";
import { createBrowser } from "../discord.ts";
import { LINK, NEXT, onTheftSite } from "../stolen.ts";

describe("whatever a thief has, the owner shuts him out", () => {
  onTheftSite((open, here) => {
    /** How an owner shuts everybody else out. */
    const REMEDIES: Readonly<Record<string, () => Promise<unknown>>> = {
      "a password reset": async () => {
        await here.site.call("POST", "/api/auth/request-password-reset", {
          body: { email: SAMPLE_PERSON.email },
        });
        await here.verify("recovery", NEXT);
      },
      "a change of the password": () =>
        here.call("PUT", "/api/account/password", here.owner, {
          current_password: SAMPLE_PERSON.password,
          new_password: NEXT,
        }),
      "signing out everywhere": () => here.call("DELETE", "/api/account/sessions", here.owner),
      "taking a change of address back": () =>
        here.site.call("POST", "/api/auth/verify", {
          body: {
            token_hash: here.site.mailedToken("email_undo"),
            type: "email_undo",
            password: NEXT,
          },
        }),
      "a ban": () =>
        administer(open().db, "ban", {
          actor: { source: "command", operator: "root" },
          email: SAMPLE_PERSON.email,
        }),
    };

    it.each(Object.keys(REMEDIES))(
      "[AUTH-05] [AUTH-10] [AUTH-11] %s ends sessions, streams, changes of address, older links and links with Discord that wait",
      async (remedy) => {
        const stolen = await here.signIn(SAMPLE_PERSON.password);
        const thief = createBrowser(here.site);
        await thief.call("POST", "/api/auth/sign-in/email", SAMPLE_PERSON);
        const url = await thief.start(LINK, { password: SAMPLE_PERSON.password });
        await thief.become(url, { username: "thief" });
        const callback = await thief.decide(url);
        await here.site.call("POST", "/api/auth/request-password-reset", {
          body: { email: SAMPLE_PERSON.email },
        });
        const older = here.site.mailedToken("recovery");
        await here.call("POST", "/api/account/email", stolen, {
          email: "thief@example.org",
          password: SAMPLE_PERSON.password,
        });
        const change = here.site.mailedToken("email_change");
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
        const stream = await here.site.app.request("/api/runs/request-1/events", {
          headers: { authorization: `Bearer ${stolen}` },
        });
        expect(stream.status).toBe(200);

        await REMEDIES[remedy]?.();

        // The run still works: only the end of its reader's session ends the stream.
        await stream.text();
        expect(await here.isSignedIn(stolen)).toBe(false);
        expect((await thief.call("GET", "/api/account")).status).not.toBe(200);
        expect((await thief.comeBack(callback)).location).toContain("error");
        for (const [token_hash, type] of [
          [change, "email_change"],
          [older, "recovery"],
        ]) {
          const answer = await here.site.call("POST", "/api/auth/verify", {
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
