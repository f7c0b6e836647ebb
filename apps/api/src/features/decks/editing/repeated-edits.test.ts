import type { DeckChange } from "@spellwright/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { onDatabase } from "../../../../test/databases.ts";
import { createDecksApp, importDeck } from "../../../../test/decks-app.ts";
import { addPerson, type OracleApp, refusal } from "../../../../test/oracle-app.ts";

const LIST =
  "Commander\n1 Krenko, Mob Boss\n\nDeck\n30 Mountain\n4 Lightning Bolt\n\nSideboard\n2 Counterspell";

describe("edits that are sent again", () => {
  onDatabase((open) => {
    let app: OracleApp;
    let me: string;
    let id: string;
    beforeEach(async () => {
      app = await createDecksApp(open());
      me = await addPerson(open());
      id = (await importDeck(app, me, { text: LIST, name: "Goblins", format: "casual" })).id;
    });
    const post = (path: string, body: object) =>
      app.call("POST", `/api/decks/${id}/${path}`, me, { body });
    const add = (card_name: string) => ({ op: "add", card_name, quantity: 1 }) as DeckChange;
    const change = (revision: number, ...changes: DeckChange[]) =>
      post("changes", { revision, changes });

    test("[FOR-06] [PWA-01] an edit that is sent twice is made once, also at the same time", async () => {
      const edit = { requestId: "edit-0000000000000001", changes: [add("Counterspell")] };
      const at = (revision: number, more: object = {}) =>
        post("changes", { revision, ...edit, ...more });
      const both = await Promise.all([at(0), at(0)]);
      expect(both.map(({ status, body }) => [status, body.revision])).toEqual([
        [200, 1],
        [200, 1],
      ]);
      expect((await post("undo", { revision: 1 })).status).toBe(200);
      // Taken back since, it is not made again.
      expect((await at(0)).body).toMatchObject({ revision: 2, card_count: 37 });
      const other = { changes: [{ op: "set_details", name: "something else" }] };
      expect(refusal(await at(2, other))).toEqual({ status: 409, code: "REQUEST_ID_CONFLICT" });
      const stranger = await addPerson(open());
      expect(
        refusal(
          await app.call("POST", `/api/decks/${id}/changes`, stranger, {
            body: { revision: 0, ...edit },
          }),
        ),
      ).toEqual({ status: 404, code: "DECK_NOT_FOUND" });
    });

    test("[FOR-06] a deletion of what was seen leaves a deck that was edited since", async () => {
      await change(0, add("Counterspell"));
      const remove = (revision: number) =>
        app.call("DELETE", `/api/decks/${id}`, me, { body: { revision } });
      expect(refusal(await remove(0))).toEqual({ status: 409, code: "DECK_CHANGED" });
      expect((await remove(1)).body).toEqual({ deleted: 1 });
      expect(refusal(await remove(1))).toEqual({ status: 404, code: "DECK_NOT_FOUND" });
    });
  });
});
