import { beforeEach, describe, expect, it } from "vitest";
import { addSession, createAccountApp } from "../../../../test/account-app.ts";
import { onDatabase } from "../../../../test/databases.ts";
import { schema } from "../../../database/index.ts";

describe("[PREF-01] preferences over HTTP", () => {
  onDatabase((open) => {
    let site: ReturnType<typeof createAccountApp>;
    let authorization: string;
    beforeEach(async () => {
      site = createAccountApp(open());
      authorization = `Bearer ${await addSession(open())}`;
    });
    const read = () => site.call("GET", "/api/preferences", { headers: { authorization } });
    const change = (body: unknown) =>
      site.call("PATCH", "/api/preferences", { body, headers: { authorization } });

    it("keep what is changed and leave the rest", async () => {
      expect((await read()).body).toMatchObject({
        language: "fr",
        theme: "system",
        notifications_enabled: true,
        discord_user_id: null,
      });
      const changed = await change({ theme: "dark" });
      expect(changed.body).toMatchObject({ language: "fr", theme: "dark" });
      await change({ language: "en", notifications_enabled: false });
      const { body } = await read();
      expect(body).toMatchObject({ language: "en", theme: "dark", notifications_enabled: false });
      expect(Date.parse(body.updated_at)).toBeGreaterThanOrEqual(Date.parse(body.created_at));
    });

    it("are created when they are missing, in French whatever the page speaks", async () => {
      await open().db.delete(schema.userPreferences);
      const headers = { authorization, "accept-language": "en" };
      const answer = await site.call("GET", "/api/preferences", { headers });
      expect(answer.body).toMatchObject({ language: "fr", theme: "system" });
    });

    it("[DATA-02] go back to the defaults, and keep the linked Discord account", async () => {
      await change({ theme: "dark", language: "fr", notifications_enabled: false });
      await open().db.update(schema.userPreferences).set({ discordUserId: "42" });
      const headers = { authorization, "accept-language": "en" };
      const answer = await site.call("DELETE", "/api/preferences", { headers });
      expect(answer.body).toMatchObject({
        language: "en",
        theme: "system",
        notifications_enabled: true,
        discord_user_id: "42",
      });
      expect((await read()).body).toEqual(answer.body);
    });

    it("[DATA-02] go back to the defaults also when they are missing", async () => {
      await open().db.delete(schema.userPreferences);
      const headers = { authorization, "accept-language": "en" };
      const answer = await site.call("DELETE", "/api/preferences", { headers });
      expect(answer.body).toMatchObject({ language: "en", theme: "system" });
    });

    it.each([
      [{ theme: "sepia" }, "theme"],
      [{ language: "de" }, "language"],
      [{ discord_user_id: "1" }, "discord_user_id"],
      [{ user_id: "1" }, "user_id"],
    ])("[PREF-02] refuse %j", async (body, field) => {
      const answer = await change(body);
      expect([answer.status, answer.body.code, answer.body.field]).toEqual([
        400,
        "FIELD_INVALID",
        field,
      ]);
    });

    it("[AUTH-11] need a session", async () => {
      const answer = await site.call("GET", "/api/preferences");
      expect([answer.status, answer.body.code]).toEqual([401, "UNAUTHENTICATED"]);
      expect((await site.call("DELETE", "/api/preferences")).status).toBe(401);
    });
  });
});
