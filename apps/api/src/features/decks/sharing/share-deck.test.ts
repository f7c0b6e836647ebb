import { beforeEach, describe, expect, test } from "vitest";
import { onDatabase } from "../../../../test/databases.ts";
import {
  addPerson,
  createOracleApp,
  type OracleApp,
  refusal,
} from "../../../../test/oracle-app.ts";

describe("a deck that is shared by a link", () => {
  onDatabase((open) => {
    let app: OracleApp;
    let me: string;
    let deck: string;
    beforeEach(async () => {
      app = createOracleApp(open());
      me = await addPerson(open());
      const line = { card_id: null, quantity: 30, is_sideboard: false, is_commander: false };
      const cards = [{ ...line, card_name: "Forest", categories: ["My pile"], tags: ["my tag"] }];
      const made = await app.call("POST", "/api/decks", me, {
        body: { name: "Elves", format: "casual", cards },
      });
      deck = made.body.id;
    });
    const share = async (userId = me) => app.call("POST", `/api/decks/${deck}/share`, userId);
    const read = (token: string) => app.call("GET", `/api/shared-decks/${token}`, null);

    test("[FOR-07] whoever has the link sees the list, and nothing of its owner", async () => {
      const token = (await share()).body.share_token;
      expect(token).toMatch(/^[\w-]{22}$/);
      const { status, body } = await read(token);
      expect(status).toBe(200);
      expect(body).toMatchObject({ name: "Elves", card_count: 30 });
      expect(body.deck_cards).toMatchObject([{ card_name: "Forest", quantity: 30 }]);
      const said = JSON.stringify(body);
      for (const secret of [me, deck, "My pile", "my tag", token])
        expect(said).not.toContain(secret);
      const image = await app.call("GET", `/api/shared-decks/${token}/image`, null);
      expect(image.headers.get("content-type")).toBe("image/png");
    });

    test("[FOR-07] a shared deck keeps its link; one that was taken back stays dead", async () => {
      const first = (await share()).body.share_token;
      expect((await share()).body.share_token).toBe(first);
      const own = await app.call("GET", `/api/decks/${deck}`, me);
      expect(own.body.share_token).toBe(first);

      const ended = await app.call("DELETE", `/api/decks/${deck}/share`, me);
      expect(ended.body).toEqual({ share_token: null });
      const second = (await share()).body.share_token;
      expect(second).not.toBe(first);
      const gone = refusal(await read(first));
      expect(gone).toEqual({ status: 404, code: "DECK_NOT_FOUND" });
      for (const never of ["never-shared", "a%00b", "x".repeat(65)]) {
        const image = await app.call("GET", `/api/shared-decks/${never}/image`, null);
        expect(refusal(image)).toEqual(gone);
      }
      expect(refusal(await read("never-shared"))).toEqual(gone);
      expect((await read(second)).status).toBe(200);
    });

    test("[DISC-05] another’s deck is neither shared nor taken back: it is missing", async () => {
      const token = (await share()).body.share_token;
      const other = await addPerson(open());
      expect((await share(other)).body.code).toBe("DECK_NOT_FOUND");
      const ended = await app.call("DELETE", `/api/decks/${deck}/share`, other);
      expect(ended.body.code).toBe("DECK_NOT_FOUND");
      expect((await read(token)).status).toBe(200);
    });

    test("[FOR-02] what the owner calls the plan stands in place of what was found, and filters", async () => {
      const declare = (declared_archetype: string | null) =>
        app.call("PATCH", `/api/decks/${deck}`, me, { body: { declared_archetype } });
      expect((await declare("stax")).body).toMatchObject({
        archetype: "stax",
        declared_archetype: "stax",
        revision: 0,
      });
      const named = async (archetype: string) =>
        (await app.call("GET", `/api/decks?archetype=${archetype}`, me)).body.total;
      expect([await named("stax"), await named("ramp")]).toEqual([1, 0]);
      expect((await declare(null)).body.archetype).toBeNull();
      expect(await named("stax")).toBe(0);
    });
  });
});
