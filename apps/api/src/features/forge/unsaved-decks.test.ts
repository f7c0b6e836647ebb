import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { onDatabase } from "../../../test/databases.ts";
import { createDecksApp } from "../../../test/decks-app.ts";
import {
  addPerson,
  expectLedgerToBalance,
  type OracleApp,
  refusal,
} from "../../../test/oracle-app.ts";
import { schema } from "../../database/index.ts";

/** As a page of another program tells it: a card may say more than its name. */
const LIST = [
  { name: "Krenko, Mob Boss", quantity: 1, isSideboard: false, type_line: "Creature" },
  { name: "Lightning Bolt", quantity: 1, isSideboard: false },
  { name: "Mountain", quantity: 98, isSideboard: false },
  { name: "Counterspell", quantity: 2, isSideboard: true },
];
const LANDS = "How many lands are in my deck?";

describe("[DATA-07] a deck that comes with the request, and is stored nowhere", () => {
  onDatabase((open) => {
    let app: OracleApp;
    let me: string;
    beforeEach(async () => {
      app = await createDecksApp(open());
      me = await addPerson(open());
      await app.remaining(me);
      await open()
        .db.update(schema.userZaps)
        .set({ plan: "pro" })
        .where(eq(schema.userZaps.userId, me));
    });
    afterEach(() => expectLedgerToBalance(open()));

    const call = (path: string, body: object) =>
      app.call("POST", path, me, { body, headers: { "accept-language": "en" } });
    const analyse = (body: object) => call("/api/deck-suggestions", body);
    const aboutDeck = (body: object) => call("/api/deck-qna", body);

    test("[ANA-01] is analysed by its cards, format, name and commanders", async () => {
      const before = await app.remaining(me);
      const body = {
        cards: LIST,
        format: "commander",
        deckName: "Mob",
        deckDescription: "Goblins, and little else.",
        commanders: ["Krenko, Mob Boss"],
        history: [{ role: "user", content: "Which tribe is best?" }],
        summary: "We spoke of goblins.",
        requestId: "told",
      };
      const { status, body: answer } = await analyse(body);
      expect(status).toBe(200);
      expect(answer.deck_info).toEqual({
        ...{ id: "", name: "Mob", format: "commander" },
        ...{ card_count: 100, sideboard_count: 2 },
      });
      expect(answer.suggestions.deck_info).toEqual(answer.deck_info);
      expect(answer.suggestions.deck_analysis.most_important_cards[0]).toMatchObject({
        card_name: "Krenko, Mob Boss",
        importance: "critical",
      });
      expect(answer).toMatchObject({ zaps_charged: 1, discussionId: expect.any(String) });
      expect(await app.remaining(me)).toBe(before - 1);
      expect((await app.call("GET", "/api/decks/summary", me)).body.decks).toBe(0);
      const messages = `/api/discussions/${answer.discussionId}/messages`;
      const [asked, kept] = (await app.call("GET", messages, me)).body.items;
      expect([asked.payload.type, kept.payload.type], "[DATA-01]").toEqual(["user", "suggestions"]);
      expect(kept.payload.deckInfo).toEqual(answer.deck_info);
      // The same list once more is the same request, another list is not.
      expect((await analyse(body)).body).toEqual(answer);
      const other = { ...body, cards: LIST.slice(0, 3) };
      expect(refusal(await analyse(other))).toEqual({ status: 409, code: "REQUEST_ID_CONFLICT" });
    });

    test("[IMP-03] is of the format that its cards say, where none is given", async () => {
      const cards = [
        { name: "Lightning Bolt", quantity: 4 },
        { name: "Mountain", quantity: 56 },
      ];
      const { deck_info: info } = (await analyse({ cards })).body;
      expect(info.card_count).toBe(60);
      expect(info.format).not.toBe("commander");
    });

    test("[FOR-09] is what a question is about", async () => {
      const deckMeta = { name: "Mob", format: "commander", commanders: ["Krenko, Mob Boss"] };
      const { body } = await aboutDeck({
        question: LANDS,
        deckMeta: { ...deckMeta, cards: LIST },
        deckAnalysisContext: "A deck of goblins.",
      });
      expect(body.answer).toBe("Your deck plays 98 lands in 100 cards, 98%.");
      // Without its cards only what is known of such decks is said.
      const general = await aboutDeck({ question: LANDS, deckMeta });
      expect(general.status).toBe(200);
      expect(general.body.answer).not.toContain("98");
    });

    test("[DATA-06] is refused where a card has no name", async () => {
      expect(refusal(await analyse({ cards: [{ name: " ", quantity: 1 }] })).status).toBe(400);
      expect(refusal(await aboutDeck({ question: LANDS })).code).toBe("FIELD_REQUIRED");
    });
  });
});
