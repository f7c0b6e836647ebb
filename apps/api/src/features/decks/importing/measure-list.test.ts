import { MEASURED_LIST_MAX } from "@spellwright/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { onDatabase } from "../../../../test/databases.ts";
import { createDecksApp, sampleList } from "../../../../test/decks-app.ts";
import { type OracleApp, refusal } from "../../../../test/oracle-app.ts";
import { schema } from "../../../database/index.ts";

const COMBO = [
  "1 Krenko, Mob Boss *CMDR*",
  "1 Thassa's Oracle",
  "1 Consultation démoniaque",
  "97 Forest",
].join("\n");

describe("measuring a pasted list", () => {
  onDatabase((open) => {
    let app: OracleApp;
    beforeEach(async () => {
      app = await createDecksApp(open());
    });
    const measure = (text: unknown, language = "en") =>
      app.call("POST", "/api/measure-list", null, {
        body: { text },
        headers: { "accept-language": language },
      });

    test("[R-1] anybody gets bracket, evidence, curve, legality and combos of a list, and nothing is kept", async () => {
      const { status, body, headers } = await measure(await sampleList("krenko-goblin-uproar"));
      expect(status).toBe(200);
      expect(headers.get("set-cookie")).toBeNull();
      expect(body).toMatchObject({
        format: "commander",
        card_count: 100,
        color_identity: ["R"],
        legality: { status: "legal", problems: [] },
        problems: [],
      });
      expect(body.statistics.mana_curve).toHaveLength(8);
      expect(body.bracket_reasoning).toHaveLength(body.bracket_reasoning_kinds.length);
      expect(body.deck_cards[0]).toMatchObject({
        card_name: "Krenko, Mob Boss",
        is_commander: true,
      });
      expect(await open().db.select().from(schema.decks)).toEqual([]);
    });

    test("[IMP-05] [R-1] a list in another language is told which ones are read", async () => {
      const { body } = await measure(
        "1 Sonnenring\n1 Befehlsturm\n1 Arkanes Siegel\n37 Wald",
        "fr",
      );
      expect(body.warnings).toMatchObject([{ code: "namesUnknown" }]);
      expect(body.warnings[0].message).toContain("en français et en anglais");
    });

    test("[R-1] a list gets the bracket that the call for lists of cards gives, in either language", async () => {
      const { body } = await measure(COMBO, "fr");
      const asked = {
        cards: [
          { name: "Thassa's Oracle", quantity: 1 },
          { name: "Demonic Consultation", quantity: 1 },
          { name: "Forest", quantity: 97 },
        ],
        commanders: ["Krenko, Mob Boss"],
        format: "commander",
      };
      const headers = { "accept-language": "fr" };
      const known = await app.call("POST", "/api/calculate-bracket", null, {
        body: asked,
        headers,
      });
      expect(body).toMatchObject({
        bracket: known.body.bracket,
        bracket_confidence: known.body.confidence,
        bracket_reasoning: known.body.reasoning,
        detected_combos: known.body.combos,
        game_changers_detected: known.body.gameChangers,
      });
      expect(body.detected_combos[0].combo_name).toContain("Consultation démoniaque");
      expect(body.legality.status).toBe("illegal");
    });

    test("[R-1] a list of another format is read as a Commander deck; what is not known is named", async () => {
      const burn = await measure(await sampleList("modern-red-white-burn"));
      expect(burn.body).toMatchObject({ format: "commander", legality: { status: "illegal" } });
      const { body } = await measure("1 Sol Ring\n1 Nobody Has This Name");
      expect(body.problems).toMatchObject([{ line: 2, reason: "unknownCard" }]);
      expect(body.statistics.unknown_count).toBe(1);
    });

    test.each([
      ["nothing", "", 400, "DECK_NO_CARDS"],
      ["no card", "who are you?\n<script>alert(1)</script>", 400, "DECK_NO_CARDS"],
      ["the bytes of a picture", "\uFFFDPNG\u0001", 400, "DECK_UNREADABLE"],
      ["no text", 7, 400, "FIELD_INVALID"],
      [
        "more than a list is long",
        "1 Forest\n".repeat(MEASURED_LIST_MAX / 8),
        400,
        "FIELD_INVALID",
      ],
      [
        "more lines than a deck has",
        Array.from({ length: 1001 }, (_, at) => `1 Card ${at}`).join("\n"),
        400,
        "DECK_TOO_MANY_LINES",
      ],
    ])("[R-1] [SEC-04] %s is refused by its code", async (_, text, status, code) => {
      expect(refusal(await measure(text))).toEqual({ status, code });
    });

    test("[R-1] [SEC-04] a formula of a spreadsheet is no card, and comes back as text", async () => {
      const { body } = await measure('1 Sol Ring\n1 =HYPERLINK("http://evil.test";"x")');
      expect(body.card_count).toBe(2);
      expect(body.problems[0]).toMatchObject({ reason: "unknownCard", kept: true });
    });
  });
});
