import { ACCOUNT_HEADER, idOfNewDeck } from "@spellwright/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { onDatabase } from "../../../test/databases.ts";
import { addPerson, createOracleApp, type OracleApp, refusal } from "../../../test/oracle-app.ts";

const MISSING = "00000000-0000-4000-8000-000000000000";
const card = (card_name: string, fields: object = {}) => ({
  card_id: null,
  card_name,
  quantity: 1,
  is_sideboard: false,
  is_commander: false,
  ...fields,
});
/** A line as it is answered. */
const stored = (deck_id: string, card_name: string, fields: object = {}) => ({
  id: expect.any(String),
  deck_id,
  ...card(card_name),
  board: "main",
  set_code: null,
  collector_number: null,
  finish: null,
  categories: [],
  tags: [],
  ...fields,
});

describe("decks", () => {
  onDatabase((open) => {
    let app: OracleApp;
    let me: string;
    let other: string;
    beforeEach(async () => {
      app = createOracleApp(open());
      me = await addPerson(open());
      other = await addPerson(open());
    });
    const create = (fields: object = {}, userId = me) =>
      app.call("POST", "/api/decks", userId, {
        body: { name: "Elves", format: "commander", cards: [], ...fields },
      });

    test("[DATA-01] [DATA-02] a new deck has every field, its cards and its counts", async () => {
      const answer = await create({
        cards: [
          card("Forest", { quantity: 30 }),
          card("Naturalize", { quantity: 2, is_sideboard: true }),
          card("Ezuri, Renegade Leader", { is_commander: true }),
        ],
      });
      expect(answer.status).toBe(201);
      const { id } = answer.body;
      expect(answer.body).toEqual({
        id: expect.any(String),
        user_id: me,
        name: "Elves",
        format: "commander",
        description: null,
        featured_card_name: null,
        bracket: 2,
        declared_bracket: null,
        declared_reason: null,
        declared_archetype: null,
        bracket_confidence: expect.any(Number),
        bracket_reasoning: expect.arrayContaining(["No Game Changer."]),
        bracket_reasoning_kinds: expect.arrayContaining(["absent", "note"]),
        archetype: null,
        is_favorite: false,
        created_at: expect.any(String),
        updated_at: expect.any(String),
        game_changers_detected: [],
        detected_combos: [],
        card_count: 33,
        main_deck_count: 31,
        sideboard_count: 2,
        revision: 0,
        deck_cards: [
          stored(id, "Ezuri, Renegade Leader", { is_commander: true }),
          stored(id, "Forest", { quantity: 30 }),
          stored(id, "Naturalize", { quantity: 2, is_sideboard: true, board: "sideboard" }),
        ],
      });
      const read = (await app.call("GET", `/api/decks/${id}`, me)).body;
      const { deck_cards: cards, ...deck } = answer.body;
      expect(read).toMatchObject(deck);
      expect(read.deck_cards).toMatchObject(cards);
    });

    test("[PWA-01] [DATA-02] a deck that is sent twice is made once, with the id that its person knew", async () => {
      const requestId = "deck-0000000000000001";
      const both = await Promise.all([create({ requestId }), create({ requestId })]);
      const id = await idOfNewDeck(me, requestId);
      expect(both.map(({ status, body }) => [status, body.id])).toEqual([
        [201, id],
        [201, id],
      ]);
      expect(refusal(await create({ requestId, name: "Goblins" }))).toEqual({
        status: 409,
        code: "REQUEST_ID_CONFLICT",
      });
      const others = await create({ requestId }, other);
      expect(others.status).toBe(201);
      expect(others.body.id).not.toBe(id);
      expect((await app.call("GET", "/api/decks", me)).body.total).toBe(1);
    });

    test("[PWA-01] [AUTH-11] what is meant for one account is refused in another’s session", async () => {
      const { body } = await create();
      const favour = (account: string) =>
        app.call("PATCH", `/api/decks/${body.id}`, me, {
          body: { is_favorite: true },
          headers: { [ACCOUNT_HEADER]: account },
        });
      expect(refusal(await favour(other))).toEqual({ status: 401, code: "SESSION_EXPIRED" });
      expect((await favour(me)).body.is_favorite).toBe(true);
    });

    test("[DATA-05] the list is one's own, newest first, counted, a page at a time", async () => {
      await create({ name: "first", cards: [card("Forest", { quantity: 17 })] });
      await create({ name: "second" });
      await create({ name: "theirs" }, other);
      const first = (await app.call("GET", "/api/decks?limit=1", me)).body;
      expect(first.items).toMatchObject([{ name: "second", card_count: 0 }]);
      const path = `/api/decks?limit=1&cursor=${first.next_cursor}`;
      const second = (await app.call("GET", path, me)).body;
      expect(second.items).toMatchObject([{ name: "first", card_count: 17 }]);
      expect(second.next_cursor).toBeNull();
    });

    test("[DATA-02] a change keeps what it does not name; cards are replaced as a whole", async () => {
      const { id } = (await create({ description: "Green", cards: [card("Forest")] })).body;
      const change = async (body: object) =>
        (await app.call("PATCH", `/api/decks/${id}`, me, { body })).body;
      expect(await change({ is_favorite: true })).toMatchObject({
        name: "Elves",
        description: "Green",
        is_favorite: true,
        card_count: 1,
      });
      const changed = await change({
        revision: 0,
        name: " Elfes ",
        cards: [card("Llanowar Elves")],
      });
      expect(changed).toMatchObject({
        name: "Elfes",
        is_favorite: true,
        deck_cards: [{ card_name: "Llanowar Elves" }],
      });
      expect(await change({ revision: 1, description: null })).toMatchObject({ description: null });
      const withoutRevision = await app.call("PATCH", `/api/decks/${id}`, me, {
        body: { name: "lost?" },
      });
      expect(refusal(withoutRevision)).toEqual({ status: 400, code: "FIELD_REQUIRED" });
    });

    test("[DATA-02] [DATA-06] others' decks answer like missing ones", async () => {
      const { id } = (await create()).body;
      const body = { revision: 0, name: "mine now" };
      for (const target of [id, MISSING, "not-an-id"]) {
        const path = `/api/decks/${target}`;
        const answers = [
          await app.call("GET", path, other),
          await app.call("PATCH", path, other, { body }),
          await app.call("DELETE", path, other),
        ];
        for (const answer of answers)
          expect(refusal(answer)).toEqual({ status: 404, code: "DECK_NOT_FOUND" });
      }
      expect((await app.call("GET", `/api/decks/${id}`, me)).body.name).toBe("Elves");
      expect((await app.call("GET", `/api/decks/${id}`, null)).status).toBe(401);
    });

    test("[FOR-06] a revision in the address of a deletion is refused, never passed over", async () => {
      const { id } = (await create()).body;
      const path = `/api/decks/${id}`;
      await app.call("PATCH", path, me, { body: { revision: 0, name: "Goblins" } });
      const inAddress = await app.call("DELETE", `${path}?revision=0`, me);
      expect(refusal(inAddress)).toEqual({ status: 400, code: "FIELD_INVALID" });
      expect(inAddress.body.params).toEqual({ field: "revision" });
      const outdated = await app.call("DELETE", path, me, { body: { revision: 0 } });
      expect(refusal(outdated)).toEqual({ status: 409, code: "DECK_CHANGED" });
      expect((await app.call("GET", path, me)).body.name).toBe("Goblins");
      const deleted = await app.call("DELETE", path, me, { body: { revision: 1 } });
      expect(deleted.body).toEqual({ deleted: 1 });
    });

    test("[DATA-02] deleting several counts only one's own; a discussion outlives its deck", async () => {
      const { id } = (await create()).body;
      const theirs = (await create({}, other)).body;
      const talk = await app.call("POST", "/api/discussions", me, {
        body: { title: "talk", type: "forge", deck_id: id },
      });
      const answer = await app.call("POST", "/api/decks/delete", me, {
        body: { ids: [id, theirs.id, MISSING] },
      });
      expect(answer.body).toEqual({ deleted: 1 });
      const discussion = await app.call("GET", `/api/discussions/${talk.body.id}`, me);
      expect(discussion.body).toMatchObject({ deck_id: null, deck: null });
      expect((await app.call("DELETE", `/api/decks/${theirs.id}`, other)).body).toEqual({
        deleted: 1,
      });
    });

    test.each([
      ["[IMP-05] no name", { name: undefined }, "DECK_NAME_AND_FORMAT_REQUIRED"],
      ["[IMP-05] no format", { format: undefined }, "DECK_NAME_AND_FORMAT_REQUIRED"],
      ["a blank name", { name: "  " }, "DECK_NAME_EMPTY"],
      ["an unknown format", { format: "chess" }, "FIELD_INVALID"],
      [
        "a card none of which is there",
        { cards: [card("Forest", { quantity: 0 })] },
        "FIELD_INVALID",
      ],
      [
        "1,001 cards",
        { cards: Array.from({ length: 1001 }, () => card("Forest")) },
        "FIELD_INVALID",
      ],
      ["text that cannot be stored", { description: "a\u0000b" }, "FIELD_INVALID"],
    ])("[DATA-06] refuses %s", async (_what, fields, code) => {
      expect(refusal(await create(fields))).toEqual({ status: 400, code });
    });

    test("[DATA-02] takes a thousand lines", async () => {
      const cards = Array.from({ length: 1000 }, (_, n) => card(`Card ${n}`, { quantity: 2 }));
      expect((await create({ cards })).body.card_count).toBe(2000);
    });
  });
});
