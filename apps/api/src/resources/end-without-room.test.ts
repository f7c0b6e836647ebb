import { contract } from "@spellwright/contract";
import { beforeEach, describe, expect, it } from "vitest";
import { addSession, createAccountApp, SAMPLE_PERSON } from "../../test/account-app.ts";
import { onDatabase } from "../../test/databases.ts";
import { tellsDescriptors } from "../../test/unread/descriptors.ts";
import { schema } from "../database/index.ts";
import { createCallLookup } from "../http/known-paths.ts";
import { requireResources } from "./index.ts";

/** A file system that never has room. */
const FULL = "/proc";

describe.each(tellsDescriptors ? [FULL] : [])("[T-1] a server whose disk is full (%s)", (full) => {
  onDatabase((open) => {
    let site: ReturnType<typeof createAccountApp>;
    let headers: { readonly authorization: string };
    beforeEach(async () => {
      site = createAccountApp(open(), {}, undefined, () => requireResources(full));
      headers = { authorization: `Bearer ${await addSession(open())}` };
    });
    const sessions = () => open().db.select().from(schema.session);

    it.each([
      ["POST", "/api/auth/sign-up/email"],
      ["POST", "/api/auth/sign-in/email"],
      ["POST", "/api/account/password"],
    ])("begins nothing new: %s %s", async (method, path) => {
      const answer = await site.call(method, path, { body: SAMPLE_PERSON, headers });
      expect([answer.status, answer.body.code]).toEqual([503, "OUT_OF_RESOURCES"]);
    });

    it("signs out", async () => {
      expect((await site.call("POST", "/api/auth/sign-out", { headers })).status).toBe(200);
      expect(await sessions()).toEqual([]);
    });

    it("ends one session, and all others", async () => {
      const { body } = await site.call("GET", "/api/account/sessions", { headers });
      const others = await site.call("DELETE", "/api/account/sessions", { headers });
      expect([others.status, (await sessions()).length]).toEqual([200, 1]);
      const path = `/api/account/sessions/${body.items[0].id}`;
      expect((await site.call("DELETE", path, { headers })).status).toBe(200);
      expect(await sessions()).toEqual([]);
    });
  });
});

it.each([
  ["POST", "/api/decks/delete", true],
  ["POST", "/api/discussions/delete", true],
  ["POST", "/api/discussions/1/messages/delete", true],
  ["DELETE", "/api/decks/1", true],
  // Its tables are written anew afterwards, which takes room.
  ["POST", "/api/account/delete", false],
  ["POST", "/api/decks", false],
])("[T-1] %s %s only ends things: %s", (method, path, endsThings) => {
  const call = createCallLookup(contract)(path).find((each) => each.method === method);
  expect(call?.endsThings).toBe(endsThings);
});
