import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { onDatabase } from "../../../test/databases.ts";
import { createDecksApp } from "../../../test/decks-app.ts";
import { type OracleApp, refusal } from "../../../test/oracle-app.ts";
import { createFileKnowledge, createKnowledge } from "../knowledge/index.ts";

const cards = (...names: readonly string[]) => names.map((name) => ({ name, quantity: 1 }));
const FOREST = { name: "Forest", quantity: 97 };

describe("calculating a bracket", () => {
  onDatabase((open) => {
    let app: OracleApp;
    beforeEach(async () => {
      app = await createDecksApp(open());
    });
    const calculate = (body: object, language = "en", using = app) =>
      using.call("POST", "/api/calculate-bracket", null, {
        body: { format: "commander", ...body },
        headers: { "accept-language": language },
      });

    test("[BRK-01] anyone gets the bracket of a list and what it follows from, in their language", async () => {
      const list = {
        cards: [FOREST, ...cards("Thassa's Oracle", "Consultation démoniaque", "Time Warp")],
        commanders: ["Krenko, Mob Boss"],
      };
      const { status, body } = await calculate(list);
      expect(status).toBe(200);
      expect(body).toEqual({
        bracket: 4,
        confidence: 0.75,
        reasoning: [
          "One Game Changer (Thassa's Oracle): at least bracket 3.",
          "Only one card gives an extra turn (Time Warp): it does not raise the bracket, but bracket 1 allows none.",
          "Early two-card combo (Demonic Consultation and Thassa's Oracle: 3 mana in all, activations included): bracket 4 at least.",
          "No mass land destruction or denial.",
          "7 more Game Changers would make it bracket 5.",
          "Only the best-known combos were looked for: the public combo database is not imported.",
        ],
        reasoningKinds: ["found", "found", "found", "absent", "note", "note"],
        archetype: null,
        gameChangers: [
          { card_name: "Thassa's Oracle", category: "Combo Pieces", impact: "Ends the game." },
        ],
        combos: [
          {
            combo_name: "Demonic Consultation + Thassa's Oracle",
            cards: ["Demonic Consultation", "Thassa's Oracle"],
            description: "Wins the game. Early: 3 mana in all.",
            produces: [],
            prerequisites: [],
            steps: [],
            url: null,
          },
        ],
        signals: [
          {
            kind: "earliestCombo",
            text: "With one land a turn and the cards in hand, Demonic Consultation and Thassa's Oracle (3 mana in all) can be paid for by turn 2. Players of bracket 4 expect at least 4 turns.",
            cards: [
              { name: "Demonic Consultation", printed_name: "Consultation démoniaque" },
              { name: "Thassa's Oracle", printed_name: "Oracle de Thassa" },
            ],
            towards: null,
            source: expect.objectContaining({ date: "2025-10-21" }),
          },
          {
            kind: "extraTurns",
            text: "One card gives an extra turn, too few to raise the bracket: Time Warp.",
            cards: [{ name: "Time Warp", printed_name: "Distorsion temporelle" }],
            towards: 2,
            source: expect.objectContaining({ date: "2025-02-11" }),
          },
        ],
        policy: {
          as_of: expect.any(String),
          source: expect.any(String),
          history: expect.any(Array),
          limits: [
            {
              date: "2025-02-11",
              set: [
                "game_changers",
                "mass_land_denial",
                "extra_turns",
                "early_combos",
                "late_combos",
              ],
              source: expect.stringContaining("https://"),
            },
            {
              date: "2025-10-21",
              set: ["expected_turns"],
              source: expect.stringContaining("https://"),
            },
          ],
        },
        declared: null,
      });
      const french = (await calculate(list, "fr")).body;
      expect(french).toMatchObject({ bracket: 4, confidence: 0.75 });
      expect(french.reasoning[0]).toBe(
        "Un Game Changer (Oracle de Thassa)\u00a0: bracket 3 au moins.",
      );
      expect(french.signals.map(({ text }: { text: string }) => text)).toEqual([
        "Avec un terrain par tour et les cartes en main, Consultation démoniaque et Oracle de Thassa (coût total de 3) peuvent être payées dès le tour 2. Au bracket 4, on s’attend à jouer au moins 4 tours.",
        "Une carte donne un tour supplémentaire, trop peu pour élever le bracket\u00a0: Distorsion temporelle.",
      ]);
      expect(french.combos[0].combo_name).toBe("Consultation démoniaque + Oracle de Thassa");
    });

    test("[BRK-01] a plain list is bracket 2; a sideboard does not count, nor what is not known", async () => {
      const plain = (await calculate({ cards: [{ ...FOREST, quantity: 99 }], format: "cedh" }))
        .body;
      expect(plain).toMatchObject({ bracket: 2, confidence: 0.85, gameChangers: [], combos: [] });
      const aside = { name: "Rhystic Study", quantity: 1, isSideboard: true };
      expect((await calculate({ cards: [FOREST, aside] })).body.bracket).toBe(2);
      const unknown = { name: "Never Printed", quantity: 20 };
      const { body } = await calculate({ cards: [{ ...FOREST, quantity: 80 }, unknown] });
      expect(body).toMatchObject({ bracket: 2, confidence: 0.65 });
      expect(body.reasoning).toContain("20 unknown cards could not be checked.");
      // By its name alone: our starter cards do not know it.
      expect((await calculate({ cards: [FOREST, ...cards("Grim Monolith")] })).body.bracket).toBe(
        3,
      );
      expect(
        (await calculate({ cards: [FOREST], commanders: ["Grim Monolith"] })).body.bracket,
      ).toBe(3);
    });

    test("[BRK-01] a failed calculation answers with the default, and says so", async () => {
      const { db } = open();
      const broken = await createDecksApp(open(), {
        ...(await createFileKnowledge({})),
        combosAmong: createKnowledge(db).combosAmong,
      });
      await db.execute(sql`insert into combos (id, combo) values ('broken', '{"cards": 3}')`);
      const { status, body } = await calculate({ cards: [FOREST] }, "en", broken);
      expect(status).toBe(200);
      expect(body).toMatchObject({ bracket: 2, confidence: 0.5, archetype: null });
      expect(body.reasoning).toEqual(["The calculation failed: bracket 2 is a default value."]);
    });

    test("[BRK-03] a format without brackets gets the default, with a note, also one that is not known", async () => {
      for (const format of ["modern", "oathbreaker", "constructor"]) {
        const { status, body } = await calculate({ cards: [FOREST], format });
        expect(status).toBe(200);
        expect(body).toMatchObject({ bracket: 2, confidence: 0.9, gameChangers: [], combos: [] });
        expect(body.signals).toEqual([]);
        expect(body.reasoning).toEqual([
          "Decks of this format have no bracket: 2 is a default value.",
        ]);
      }
    });

    test("[DATA-06] refuses what names no format and what is no list", async () => {
      for (const body of [
        { cards: [FOREST], format: " " },
        { cards: [FOREST], format: "a".repeat(41) },
        { cards: [{ name: "Forest", quantity: 0 }] },
        { cards: Array.from({ length: 1001 }, () => FOREST) },
        { cards: [FOREST], commanders: ["A", "B", "C"] },
      ])
        expect(refusal(await calculate(body))).toEqual({ status: 400, code: "FIELD_INVALID" });
      expect(refusal(await calculate({ cards: "Forest" })).code).toBe("CARDS_NOT_A_LIST");
    });
  });
});
