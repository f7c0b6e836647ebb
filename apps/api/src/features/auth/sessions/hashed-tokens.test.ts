import { beforeEach, describe, expect, it } from "vitest";
import { createAccountApp, SAMPLE_PERSON } from "../../../../test/account-app.ts";
import { onEachDatabase } from "../../../../test/databases.ts";
import { schema } from "../../../database/index.ts";

describe("a session of which the database holds a hash", () => {
  onEachDatabase((open) => {
    let site: ReturnType<typeof createAccountApp>;
    /** With its signature, as a program gets it. */
    let token: string;
    beforeEach(async () => {
      site = createAccountApp(open());
      await site.signedIn(SAMPLE_PERSON.email, SAMPLE_PERSON.password);
      const answer = await site.call("POST", "/api/auth/sign-in/email", { body: SAMPLE_PERSON });
      token = answer.headers.get("set-auth-token") ?? "";
    });
    const bare = () => decodeURIComponent(token).split(".")[0] ?? "";
    const sessions = () => open().db.select().from(schema.session);
    const bearer = (shown: string) => ({ headers: { authorization: `Bearer ${shown}` } });

    it("[T-12] is not opened by what a copy of the database holds of it", async () => {
      for (const { token: hash, id } of await sessions())
        for (const shown of [hash, id]) {
          expect((await site.call("GET", "/api/preferences", bearer(shown))).status).toBe(401);
          const asked = await site.call("GET", "/api/auth/get-session", bearer(shown));
          expect(asked.body).toBeNull();
        }
      expect((await site.call("GET", "/api/preferences", bearer(bare()))).status).toBe(200);
    });

    it("[T-12] is renewed, listed and ended by the token alone", async () => {
      const days = (count: number) => Date.now() + count * 86_400_000;
      await open()
        .db.update(schema.session)
        .set({ expiresAt: new Date(days(20)) });
      const asked = await site.call("GET", "/api/auth/get-session", bearer(token));
      expect(asked.body.user.email).toBe(SAMPLE_PERSON.email);
      expect(Date.parse(asked.body.session.expiresAt)).toBeGreaterThan(days(29));
      expect(asked.headers.get("set-auth-token")).toBe(token);
      const before = await sessions();
      expect(before.map(({ expiresAt }) => expiresAt.getTime() > days(29)).sort()).toEqual([
        false,
        true,
      ]);
      const { body } = await site.call("GET", "/api/account/sessions", bearer(token));
      expect(body.items).toHaveLength(2);
      expect(JSON.stringify(body)).not.toContain(before[0]?.token);
      await site.call("POST", "/api/auth/sign-out", { body: {}, ...bearer(token) });
      expect(await sessions()).toHaveLength(1);
      expect((await site.call("GET", "/api/preferences", bearer(token))).status).toBe(401);
    });
  });
});
