import type { BracketSignal, DeckChange, DeckLine } from "@spellwright/contract";
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { onDatabase } from "../../../../test/databases.ts";
import { createDecksApp, importDeck, sampleList } from "../../../../test/decks-app.ts";
import { addPerson, type OracleApp, refusal } from "../../../../test/oracle-app.ts";
import { createKnowledge, loadStarter } from "../../knowledge/index.ts";

const LIST = "Commander\n1 Krenko, Mob Boss\n\nDeck\n98 Mountain\n1 Sol Ring";

describe("brackets of decks", () => {
  onDatabase((open) => {
    let app: OracleApp;
    let me: string;
    beforeEach(async () => {
      await loadStarter(open().db);
      app = await createDecksApp(open(), createKnowledge(open().db));
      me = await addPerson(open());
    });
    const make = (text = LIST, format = "commander") =>
      importDeck(app, me, { text, name: "Goblins", format });
    const read = async (id: string, language = "en") =>
      (
        await app.call("GET", `/api/decks/${id}`, me, {
          headers: { "accept-language": language },
        })
      ).body;
    const post = (id: string, path: string, body: object) =>
      app.call("POST", `/api/decks/${id}/${path}`, me, { body });
    const patch = (id: string, body: object, user = me) =>
      app.call("PATCH", `/api/decks/${id}`, user, { body });
    const add = (card_name: string): DeckChange =>
      ({ op: "add", card_name, quantity: 1 }) as DeckChange;
    const listed = async (query: string) =>
      (await app.call("GET", `/api/decks?${query}`, me)).body.items.map(
        ({ id }: { id: string }) => id,
      );

    test("[IMP-06] [BRK-01] an import calculates it, and every reader has it in their language", async () => {
      const text = await sampleList("yuriko-silent-blades");
      const deck = await importDeck(app, me, { text, format: "commander" });
      expect(deck.bracket).toBe(5);
      expect(deck.game_changers_detected).toHaveLength(14);
      const english = await read(deck.id);
      expect(english.bracket_policy).toMatchObject({ as_of: expect.any(String) });
      expect(english.bracket_reasoning[0]).toContain("14 Game Changers (");
      const { bracket_reasoning: said, bracket_reasoning_kinds: kinds } = english;
      expect(kinds).toHaveLength(said.length);
      expect(kinds[0]).toBe("found");
      expect(kinds[said.indexOf("No mass land destruction or denial.")]).toBe("absent");
      expect(english.game_changers_detected).toContainEqual({
        card_name: "Rhystic Study",
        category: "Card Advantage",
        impact: "Draws more than the whole table.",
      });
      const french = await read(deck.id, "fr");
      expect(french.bracket_reasoning.at(0)).toMatch(/bracket 5 au moins sur notre échelle/);
      expect(await listed("bracket=5")).toEqual([deck.id]);
    });

    test("[BRK-03] what is worth saying is said in every reader’s language, and leaves with its cards", async () => {
      const text = `${LIST}\n1 Time Warp\n1 Lotus Petal`;
      const { id } = await make(text);
      const told = async (language: string) =>
        (await read(id, language)).bracket_signals.map((signal: BracketSignal) => signal.text);
      expect(await told("en")).toEqual([
        "2 fast mana cards that aren’t Game Changers: Lotus Petal and Sol Ring.",
        "One card gives an extra turn, too few to raise the bracket: Time Warp.",
      ]);
      expect(await told("fr")).toEqual([
        "2 cartes de fast mana qui ne sont pas des Game Changers\u00a0: Pétale de lotus et Anneau solaire.",
        "Une carte donne un tour supplémentaire, trop peu pour élever le bracket\u00a0: Distorsion temporelle.",
      ]);
      const { deck_cards: lines, bracket } = await read(id);
      expect(bracket).toBe(2);
      const away = lines
        .filter(({ card_name }: DeckLine) => ["Time Warp", "Sol Ring"].includes(card_name))
        .map(({ id: line_id }: DeckLine) => ({ op: "remove", line_id }));
      await post(id, "changes", { revision: 0, changes: away });
      expect(await told("en")).toEqual([]);
      await patch(id, { revision: 1, format: "modern" });
      expect(await told("en")).toEqual([]);
    });

    test("[BRK-01] every edit, undo and restored version calculates it anew", async () => {
      const { id } = await make();
      const version = (await post(id, "versions", { name: "first" })).body.id;
      const seen: unknown[] = [(await read(id)).bracket];
      const body = (answer: { body: Record<string, unknown> }) => seen.push(answer.body.bracket);
      body(await post(id, "changes", { revision: 0, changes: [add("Rhystic Study")] }));
      const combo = [add("Isochron Scepter"), add("Dramatic Reversal")];
      const edited = await post(id, "changes", { revision: 1, changes: combo });
      body(edited);
      expect(edited.body.detected_combos).toMatchObject([
        { cards: ["Isochron Scepter", "Dramatic Reversal"] },
      ]);
      body(await post(id, "undo", { revision: 2 }));
      body(await post(id, "redo", { revision: 3 }));
      body(await post(id, `versions/${version}/restore`, { revision: 4 }));
      const text = (name: string) => `${LIST}\n1 ${name}`;
      body({
        body: (await post(id, "bulk-edit", { revision: 5, text: text("Blood Moon"), apply: true }))
          .body.deck,
      });
      const { deck_cards: lines } = await read(id);
      const moon = lines.find(({ card_name }: DeckLine) => card_name === "Blood Moon");
      const maybe = { op: "move", line_id: moon.id, board: "maybeboard" };
      body(await post(id, "changes", { revision: 6, changes: [maybe] }));
      const all = ["Mana Vault", "Cyclonic Rift"].map((card_name) => ({ card_name, quantity: 1 }));
      body(await patch(id, { revision: 7, cards: all }));
      body(await patch(id, { revision: 8, format: "modern" }));
      body(await patch(id, { revision: 9, format: "cedh" }));
      // A name changes nothing of it.
      body(await patch(id, { revision: 10, name: "Renamed" }));
      expect(seen).toEqual([2, 3, 4, 3, 4, 2, 4, 2, 3, null, 3, 3]);
    });

    test("[BRK-03] the owner alone declares 1, without a revision, where the list allows it", async () => {
      const { id } = await make();
      const declared = await patch(id, { declared_bracket: 1 });
      expect(declared.body).toMatchObject({ bracket: 1, declared_bracket: 1, revision: 0 });
      const raised = await post(id, "changes", { revision: 0, changes: [add("Rhystic Study")] });
      expect(raised.body).toMatchObject({ bracket: 3, declared_bracket: 1 });
      expect(raised.body.bracket_reasoning).toContain(
        "This deck is declared as bracket 1, but its list belongs in bracket 3.",
      );
      const copy = (await post(id, "duplicate", {})).body;
      expect(copy).toMatchObject({ bracket: 3, declared_bracket: 1 });
      expect((await post(id, "undo", { revision: 1 })).body.bracket).toBe(1);
      const taken = await patch(id, { declared_bracket: null });
      expect(taken.body).toMatchObject({ bracket: 2, declared_bracket: null });
      const other = await addPerson(open());
      expect(refusal(await patch(id, { declared_bracket: 1 }, other))).toEqual({
        status: 404,
        code: "DECK_NOT_FOUND",
      });
      expect(refusal(await patch(id, { declared_bracket: 6 }))).toMatchObject({ status: 400 });
    });

    test("[BRK-03] any bracket is declared with a reason: plain text, 200 characters, gone with it", async () => {
      const { id } = await make();
      const reason = `<b>Tutors</b> ${"é".repeat(186)}`;
      const told = await patch(id, { declared_bracket: 4, declared_reason: `  ${reason} ` });
      expect(told.body).toMatchObject({
        bracket: 2,
        declared_bracket: 4,
        declared_reason: reason,
        revision: 0,
      });
      expect((await post(id, "duplicate", {})).body).toMatchObject({ declared_reason: reason });
      for (const refused of [`${reason}x`, "two\nlines"])
        expect(
          refusal(await patch(id, { declared_bracket: 3, declared_reason: refused })),
        ).toMatchObject({ status: 400 });
      expect(await read(id)).toMatchObject({ declared_bracket: 4, declared_reason: reason });
      const other = await addPerson(open());
      expect(
        refusal(await patch(id, { declared_bracket: 1, declared_reason: "mine" }, other)),
      ).toEqual({ status: 404, code: "DECK_NOT_FOUND" });
      const again = await patch(id, { declared_bracket: 3, declared_reason: "" });
      expect(again.body).toMatchObject({ declared_bracket: 3, declared_reason: null });
      await patch(id, { declared_bracket: 3, declared_reason: "Slow" });
      const taken = await patch(id, { declared_bracket: null, declared_reason: "Slow" });
      expect(taken.body).toMatchObject({ declared_bracket: null, declared_reason: null });
    });

    test("[BRK-03] imported combos decide, and a deck of other data is calculated anew where it is shown", async () => {
      const { id } = await make(`${LIST}\n1 Goblin Chieftain\n1 Lightning Bolt`);
      expect((await read(id)).bracket).toBe(2);
      const record = {
        cards: ["Lightning Bolt", "Goblin Chieftain"],
        produces: ["Infinite damage"],
        bracket_tag: "SPICY",
        mana_value_total: 8,
      };
      const { db } = open();
      const rename = { ...record, cards: ["Lightning Bolt", "Island"] };
      await db.execute(sql`insert into combos (id, combo) values
        ('a', ${JSON.stringify(record)}::jsonb), ('b', ${JSON.stringify(rename)}::jsonb)`);
      await db.execute(sql`update decks set facts_edition = 'before'`);
      expect(await listed("sort=name")).toEqual([id]);
      expect(await listed("bracket=3")).toEqual([id]);
      await db.execute(sql`update decks set facts_edition = 'before', bracket = null`);
      const deck = await read(id);
      expect(deck).toMatchObject({
        bracket: 3,
        bracket_confidence: 0.8,
        detected_combos: [{ cards: ["Lightning Bolt", "Goblin Chieftain"] }],
      });
      expect(deck.bracket_reasoning.join()).not.toContain("public combo database");
    });

    test("[BRK-03] other formats have none, and a failure stops no import", async () => {
      const { id } = await make("60 Mountain\n1 Rhystic Study", "casual");
      expect(await read(id)).toMatchObject({
        bracket: null,
        bracket_confidence: null,
        bracket_reasoning: [],
        archetype: null,
        game_changers_detected: [],
        detected_combos: [],
        bracket_policy: null,
      });
      const { db } = open();
      await db.execute(sql`alter table combos rename to combos_gone`);
      try {
        const failed = await make();
        expect(failed).toMatchObject({
          bracket: 2,
          bracket_confidence: 0.5,
          bracket_reasoning: ["The calculation failed: bracket 2 is a default value."],
        });
        await db.execute(sql`alter table combos_gone rename to combos`);
        // It is tried again by whoever shows the deck next.
        expect((await read(failed.id)).bracket_confidence).toBe(0.85);
      } finally {
        await db.execute(sql`alter table if exists combos_gone rename to combos`);
      }
    });
  });
});
