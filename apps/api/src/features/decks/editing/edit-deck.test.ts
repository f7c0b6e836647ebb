import { DECK_VERSIONS_MAX, type DeckChange, type DeckLine } from "@spellwright/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { onDatabase } from "../../../../test/databases.ts";
import { createDecksApp, importDeck } from "../../../../test/decks-app.ts";
import { addPerson, type OracleApp, refusal } from "../../../../test/oracle-app.ts";

const LIST =
  "Commander\n1 Krenko, Mob Boss\n\nDeck\n30 Mountain\n4 Lightning Bolt\n\nSideboard\n2 Counterspell";

describe("editing decks", () => {
  onDatabase((open) => {
    let app: OracleApp;
    let me: string;
    let id: string;
    beforeEach(async () => {
      app = await createDecksApp(open());
      me = await addPerson(open());
      id = (await importDeck(app, me, { text: LIST, name: "Goblins", format: "casual" })).id;
    });
    const read = async () => (await app.call("GET", `/api/decks/${id}`, me)).body;
    const post = (path: string, body: object) =>
      app.call("POST", `/api/decks/${id}/${path}`, me, { body });
    const change = (revision: number, ...changes: DeckChange[]) =>
      post("changes", { revision, changes });
    const lineOf = async (name: string): Promise<string> =>
      (await read()).deck_cards.find((line: DeckLine) => line.card_name === name).id;
    const add = (card_name: string, fields: object = {}) =>
      ({ op: "add", card_name, quantity: 1, ...fields }) as DeckChange;

    test("[FOR-06] the page shows cards, categories, figures and legality in one answer", async () => {
      const deck = await read();
      expect(deck).toMatchObject({
        revision: 0,
        can_undo: false,
        can_redo: false,
        color_identity: ["R"],
        featured_card: { name: "Krenko, Mob Boss" },
        discussion_count: 0,
        has_analysis: false,
        analysis_discussion_id: null,
        legality: { format: "casual" },
        statistics: { card_count: 35, land_count: 30, unknown_count: 0, distinct_count: 3 },
      });
      expect(deck.categories).toEqual([
        { category: "commander", count: 1, lines: 1 },
        { category: "instant", count: 4, lines: 1 },
        { category: "land", count: 30, lines: 1 },
        { category: "sideboard", count: 2, lines: 1 },
      ]);
      const bolt = deck.deck_cards.find((line: DeckLine) => line.card_name === "Lightning Bolt");
      expect(bolt).toMatchObject({
        category: "instant",
        card: { printed_name: "Foudre", mana_cost: "{R}", cmc: 1, colors: ["R"] },
      });
      const curve = deck.statistics.mana_curve;
      expect(curve[1]).toEqual({ mana_value: 1, count: 4, percentage: 80 });
    });

    test("[ANA-03] [FOR-06] a color has its symbols, its sources and those that its dearest card asks for", async () => {
      const read = { text: LIST, name: "Goblins", format: "commander" } as const;
      const { id: other } = await importDeck(app, me, read);
      const { statistics } = (await app.call("GET", `/api/decks/${other}`, me)).body;
      expect(statistics.colors).toContainEqual(
        expect.objectContaining({ color: "R", pips: 6, sources: 30, needed: 26 }),
      );
    });

    test("[FOR-06] a list that its format refuses comes with the formats that take it as it is", async () => {
      const text = "Commander\n1 Krenko, Mob Boss\n\nDeck\n60 Mountain";
      const { id: other } = await importDeck(app, me, { text, name: "M", format: "commander" });
      const { legality } = (await app.call("GET", `/api/decks/${other}`, me)).body;
      expect(legality).toMatchObject({ format: "commander", status: "illegal" });
      expect(legality.legal_in).toContain("modern");
      expect(legality.legal_in).not.toContain("commander");
    });

    test("[FOR-06] [R-3] an illegal Commander deck of a hundred cards is offered no format of sixty", async () => {
      const text = "Commander\n1 Krenko, Mob Boss\n\nDeck\n1 Counterspell\n98 Mountain";
      const { id: other } = await importDeck(app, me, { text, name: "M", format: "commander" });
      const { legality } = (await app.call("GET", `/api/decks/${other}`, me)).body;
      expect(legality).toMatchObject({ status: "illegal", legal_in: [] });
    });

    test("[FOR-06] changes of one request are made together and answered with the deck", async () => {
      const bolt = await lineOf("Lightning Bolt");
      const { status, body } = await change(
        0,
        add("Foudre", { quantity: 2 }),
        add("Llanowar Elves", { board: "maybeboard" }),
        { op: "move", line_id: bolt, board: "sideboard", quantity: 1 },
        { op: "set_categories", line_id: bolt, categories: ["Burn"] },
        { op: "set_details", name: "  Gobelins ", description: null },
      );
      expect(status).toBe(200);
      expect(body).toMatchObject({ revision: 1, name: "Gobelins", description: null });
      expect(
        body.deck_cards.map((line: DeckLine) => [line.card_name, line.board, line.quantity]),
      ).toEqual([
        ["Krenko, Mob Boss", "main", 1],
        ["Lightning Bolt", "main", 5],
        ["Mountain", "main", 30],
        ["Counterspell", "sideboard", 2],
        ["Lightning Bolt", "sideboard", 1],
        ["Llanowar Elves", "maybeboard", 1],
      ]);
      expect(body).toMatchObject({ card_count: 39, main_deck_count: 36, sideboard_count: 3 });
    });

    test("[FOR-06] two tabs never lose one another's change silently", async () => {
      const mine = await change(0, add("Counterspell"));
      expect(mine.body.revision).toBe(1);
      const stale = await change(0, { op: "set_details", name: "from the other tab" });
      expect(refusal(stale)).toEqual({ status: 409, code: "DECK_CHANGED" });
      expect(stale.body.params).toMatchObject({ revision: 1, deck: { name: "Goblins" } });
      expect(stale.body.params.deck.deck_cards).toHaveLength(5);
      expect((await read()).name).toBe("Goblins");
      const atOnce = await Promise.all([
        change(1, add("Llanowar Elves")),
        change(1, add("Giant Growth")),
        change(1, add("Shock")),
      ]);
      expect(atOnce.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      expect((await read()).revision).toBe(2);
    });

    test("[FOR-06] edits are undone and redone one by one; an edit after an undo branches off", async () => {
      const before = await read();
      await change(0, add("Counterspell"));
      await change(1, { op: "remove", line_id: await lineOf("Mountain") });
      await change(2, { op: "set_details", format: "modern" });
      const after = await read();
      for (const revision of [3, 4, 5]) expect((await post("undo", { revision })).status).toBe(200);
      const undone = await read();
      expect(undone.deck_cards).toEqual(before.deck_cards);
      expect(undone).toMatchObject({
        format: "casual",
        can_undo: false,
        can_redo: true,
        revision: 6,
      });
      expect(refusal(await post("undo", { revision: 6 }))).toEqual({
        status: 409,
        code: "DECK_NOTHING_TO_UNDO",
      });
      for (const revision of [6, 7, 8]) await post("redo", { revision });
      const redone = await read();
      expect(redone.deck_cards).toEqual(after.deck_cards);
      expect(redone).toMatchObject({ format: "modern", can_redo: false, revision: 9 });
      await post("undo", { revision: 9 });
      await change(10, add("Shock"));
      expect(refusal(await post("redo", { revision: 11 }))).toEqual({
        status: 409,
        code: "DECK_NOTHING_TO_REDO",
      });
      expect((await post("undo", { revision: 11 })).body).toMatchObject({ format: "casual" });
      expect((await post("redo", { revision: 12 })).body).toMatchObject({
        format: "casual",
        deck_cards: expect.arrayContaining([expect.objectContaining({ card_name: "Shock" })]),
      });
      expect(refusal(await post("undo", { revision: 1 }))).toEqual({
        status: 409,
        code: "DECK_CHANGED",
      });
    });

    test("[FOR-06] an edit that changes nothing makes no revision", async () => {
      const line_id = await lineOf("Mountain");
      const { body } = await change(0, { op: "set_quantity", line_id, quantity: 30 });
      expect(body).toMatchObject({ revision: 0, can_undo: false });
    });

    test("[FOR-06] the whole deck is edited as text, looked at before it is saved", async () => {
      const { revision, text } = (await app.call("GET", `/api/decks/${id}/bulk-edit`, me)).body;
      const same = await post("bulk-edit", { revision, text, apply: true });
      expect(same.body).toMatchObject({ differences: [], problems: [], deck: { revision: 0 } });
      const edited = text
        .replace(/^30x? Mountain/m, "28 Mountain")
        .replace(/^.*Counterspell.*$/m, "2 Shock");
      const preview = await post("bulk-edit", { revision, text: edited });
      expect(preview.body).toMatchObject({
        deck: null,
        differences: [
          { card_name: "Mountain", board: "main", is_commander: false, before: 30, after: 28 },
          { card_name: "Shock", printed_name: "Choc", board: "main", before: 0, after: 2 },
          { card_name: "Counterspell", board: "sideboard", before: 2, after: 0 },
        ],
      });
      expect((await read()).revision).toBe(0);
      const mountain = await lineOf("Mountain");
      const applied = await post("bulk-edit", { revision, text: edited, apply: true });
      expect(applied.body.deck).toMatchObject({ revision: 1, card_count: 35, can_undo: true });
      expect(await lineOf("Mountain"), "a changed line keeps its id").toBe(mountain);
      const stale = await post("bulk-edit", { revision, text, apply: true });
      expect(refusal(stale)).toEqual({ status: 409, code: "DECK_CHANGED" });
      const empty = await post("bulk-edit", { revision: 1, text: "", apply: true });
      expect(refusal(empty)).toEqual({ status: 400, code: "DECK_NO_CARDS" });
    });

    test("[FOR-06] named versions are kept, compared, restored and deleted", async () => {
      const kept = await post("versions", { name: "Before the cut" });
      expect(kept.status).toBe(201);
      expect(kept.body).toMatchObject({ name: "Before the cut", revision: 0, card_count: 37 });
      await change(0, { op: "remove", line_id: await lineOf("Mountain") }, add("Shock"));
      const path = `/api/decks/${id}/versions`;
      expect((await app.call("GET", path, me)).body).toEqual({
        items: [kept.body],
        next_cursor: null,
      });
      const one = `${path}/${kept.body.id}`;
      expect((await app.call("GET", one, me)).body.differences).toMatchObject([
        { card_name: "Mountain", before: 0, after: 30 },
        { card_name: "Shock", before: 1, after: 0 },
      ]);
      const restored = await app.call("POST", `${one}/restore`, me, { body: { revision: 1 } });
      expect(restored.body).toMatchObject({ revision: 2, card_count: 37, can_undo: true });
      expect((await post("undo", { revision: 2 })).body.card_count).toBe(8);
      expect((await app.call("DELETE", one, me)).body).toEqual({ deleted: 1 });
      expect(refusal(await app.call("GET", one, me))).toEqual({
        status: 404,
        code: "DECK_VERSION_NOT_FOUND",
      });
    });

    test("[FOR-06] a deck keeps fifty versions, and says so", async () => {
      for (let number = 0; number < DECK_VERSIONS_MAX; number += 1)
        await post("versions", { name: `v${number}` });
      const answer = await post("versions", { name: "one too many" });
      expect(refusal(answer)).toEqual({ status: 409, code: "DECK_VERSIONS_FULL" });
      expect(answer.body.params).toEqual({ max: DECK_VERSIONS_MAX });
    });

    test("[FOR-02] a copy has the cards, and a life of its own", async () => {
      const { status, body } = await app.call("POST", `/api/decks/${id}/duplicate`, me, {
        body: {},
      });
      expect(status).toBe(201);
      expect(body).toMatchObject({ name: "Goblins (copy)", card_count: 37, revision: 0 });
      await change(0, add("Shock"));
      expect((await app.call("GET", `/api/decks/${body.id}`, me)).body.card_count).toBe(37);
    });

    test.each([
      [
        "a line that is gone",
        { op: "remove", line_id: crypto.randomUUID() },
        404,
        "DECK_LINE_NOT_FOUND",
      ],
      ["a thousand copies", add("Shock", { quantity: 1000 }), 400, "FIELD_INVALID"],
      ["half a copy", add("Shock", { quantity: 0.5 }), 400, "FIELD_INVALID"],
      ["an empty name", { op: "set_details", name: "  " }, 400, "DECK_NAME_EMPTY"],
      ["a name with a line break", { op: "set_details", name: "a\nb" }, 400, "FIELD_INVALID"],
      ["an unknown format", { op: "set_details", format: "chess" }, 400, "FIELD_INVALID"],
      ["an unknown edit", { op: "explode" }, 400, "FIELD_INVALID"],
    ])("[DATA-06] refuses %s and changes nothing", async (_what, wrong, status, code) => {
      const answer = await change(0, add("Counterspell"), wrong as DeckChange);
      expect(refusal(answer)).toEqual({ status, code });
      expect((await read()).revision).toBe(0);
    });

    test("[DATA-06] someone else's deck answers like a missing one, with the same body", async () => {
      const stranger = await addPerson(open());
      const version = (await post("versions", { name: "mine" })).body.id;
      const missing = crypto.randomUUID();
      const calls: [string, string, object?][] = [
        ["POST", "changes", { revision: 0, changes: [add("Shock")] }],
        ["POST", "undo", { revision: 0 }],
        ["POST", "redo", { revision: 0 }],
        ["GET", "bulk-edit"],
        ["POST", "bulk-edit", { revision: 0, text: "1 Shock", apply: true }],
        ["GET", "versions"],
        ["POST", "versions", { name: "theirs" }],
        ["POST", "duplicate", {}],
        ["GET", "export"],
        ["GET", "image"],
      ];
      for (const [method, path, body] of calls) {
        const options = body === undefined ? {} : { body };
        const [theirs, none] = await Promise.all(
          [id, missing].map((deck) =>
            app.call(method, `/api/decks/${deck}/${path}`, stranger, options),
          ),
        );
        const { traceId: _theirs, ...theirBody } = theirs?.body ?? {};
        const { traceId: _none, ...missingBody } = none?.body ?? {};
        expect([theirs?.status, theirBody.code], path).toEqual([404, "DECK_NOT_FOUND"]);
        expect(theirBody, path).toEqual(missingBody);
      }
      const restore = await app.call(
        "POST",
        `/api/decks/${id}/versions/${version}/restore`,
        stranger,
        {
          body: { revision: 0 },
        },
      );
      expect(refusal(restore)).toEqual({ status: 404, code: "DECK_VERSION_NOT_FOUND" });
    });
  });
});
