import { beforeEach, describe, expect, test } from "vitest";
import { onDatabase } from "../../../test/databases.ts";
import { addPerson, createOracleApp, type OracleApp, refusal } from "../../../test/oracle-app.ts";

describe("a public discussion", () => {
  onDatabase((open) => {
    let app: OracleApp;
    let owner: string;
    let reader: string;
    beforeEach(async () => {
      app = createOracleApp(open());
      owner = await addPerson(open());
      reader = await addPerson(open());
    });
    const share = (id: string) =>
      app.call("PATCH", `/api/discussions/${id}`, owner, { body: { is_public: true } });

    test("[T-12] shows its readers neither its owner nor the deck", async () => {
      const deck = { name: "Secret plans", format: "casual", cards: [] };
      const { id: deck_id } = (await app.call("POST", "/api/decks", owner, { body: deck })).body;
      const body = { title: "public", type: "forge", deck_id };
      const { id } = (await app.call("POST", "/api/discussions", owner, { body })).body;
      await share(id);
      const path = `/api/discussions/${id}`;
      expect((await app.call("GET", path, owner)).body.deck.name).toBe("Secret plans");
      const read = await app.call("GET", path, reader);
      expect(read.body).toMatchObject({ user_id: null, deck_id: null, deck: null });
      const file = await app.call("GET", `${path}/export?format=json`, reader);
      for (const answer of [read, file])
        for (const secret of [owner, deck_id, "Secret plans"])
          expect(JSON.stringify(answer.body)).not.toContain(secret);
    });

    test("[DISC-05] shows whoever has the link how it begins, and no more: not its owner, nor the rest of the ruling", async () => {
      const asked = await app.ask(owner);
      const { discussionId, ruling } = asked.body;
      const path = `/api/discussions/${discussionId}/preview`;
      const missing = { status: 404, code: "PGRST116" };
      for (const viewer of [null, owner])
        expect(refusal(await app.call("GET", path, viewer))).toEqual(missing);
      await share(discussionId);
      const { status, body } = await app.call("GET", path, null);
      expect(status).toBe(200);
      expect(Object.keys(body).sort()).toEqual(["question", "ruling", "title"]);
      expect(body.question).not.toBe("");
      expect(ruling.ruling.startsWith(body.ruling)).toBe(true);
      expect(body.ruling).toMatch(/^[^.]+\.$/);
      expect(refusal(await app.call("GET", "/api/discussions/x/preview", null)).code).toBe(
        "DISCUSSION_ID_INVALID",
      );
    });

    test("[DISC-08] shows nothing of the runs of its questions", async () => {
      const { discussionId } = (await app.ask(owner)).body;
      await share(discussionId);
      const path = `/api/discussions/${discussionId}/messages`;
      const { items } = (await app.call("GET", path, reader)).body;
      expect(items).toMatchObject([{ run: null }, { run: null }]);
    });
  });
});
