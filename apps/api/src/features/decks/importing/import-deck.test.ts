import { beforeEach, describe, expect, test } from "vitest";
import { onDatabase } from "../../../../test/databases.ts";
import {
  createDecksApp,
  importDeck,
  importEvents,
  sampleList,
} from "../../../../test/decks-app.ts";
import { addPerson, type OracleApp, refusal } from "../../../../test/oracle-app.ts";

const BODY_MAX = 256 * 1024;

describe("importing decks", () => {
  onDatabase((open) => {
    let app: OracleApp;
    let me: string;
    beforeEach(async () => {
      app = await createDecksApp(open());
      me = await addPerson(open());
    });
    const parse = (body: object, headers: Record<string, string> = {}) =>
      app.call("POST", "/api/decks/parse", me, { body, headers });
    const count = async () => (await app.call("GET", "/api/decks/summary", me)).body.decks;
    const lastError = async (body: object) => {
      const last = (await importEvents(app, me, body)).at(-1);
      return last?.type === "error" ? last : undefined;
    };

    test("[IMP-06] the server tells every state of an import, and hands the deck back", async () => {
      const text = await sampleList("krenko-goblin-uproar");
      const events = await importEvents(app, me, { text, name: "Krenko", format: "commander" });
      expect(
        events.map((event) => (event.type === "error" ? event.code : [event.step, event.percent])),
      ).toEqual([
        ["testing_connection", 0],
        ["analyzing_deck", 0],
        ["searching_cards", 0],
        ["creating_deck", 50],
        ["preparing_cards", 50],
        ["saving_deck", 80],
        ["complete", 100],
      ]);
      expect(events.at(-1)).toMatchObject({
        type: "complete",
        repeated: false,
        problems: [],
        deck: { name: "Krenko", format: "commander", bracket: 2, card_count: 100 },
      });
      const { balance } = (await app.call("GET", "/api/zaps", me)).body;
      expect(balance, "[BILL-12] nothing is charged").toBe(
        (await app.call("GET", "/api/zaps", await addPerson(open()))).body.balance,
      );
    });

    test("[IMP-06] the same request makes one deck, however often and at once", async () => {
      const body = { text: "4 Lightning Bolt", requestId: "twice", name: "Bolt" };
      const both = await Promise.all([importEvents(app, me, body), importEvents(app, me, body)]);
      const again = await importEvents(app, me, body);
      const decks = [...both, again].map((events) => {
        const last = events.at(-1);
        return last?.type === "complete" ? last.deck.id : last;
      });
      expect(new Set(decks).size).toBe(1);
      expect(again.at(-1)).toMatchObject({ repeated: true });
      expect(await count()).toBe(1);
      const other = await app.call("POST", "/api/decks/import", me, {
        body: { ...body, text: "4 Counterspell" },
      });
      expect(refusal(other)).toEqual({ status: 409, code: "REQUEST_ID_CONFLICT" });
      const stranger = await addPerson(open());
      expect((await importDeck(app, stranger, body)).user_id).toBe(stranger);
    });

    test("[IMP-06] a connection that breaks does not stop the import", async () => {
      const gone = new AbortController();
      const body = { text: "4 Lightning Bolt", requestId: "gone" };
      const response = await app.send("POST", "/api/decks/import", me, {
        body,
        signal: gone.signal,
      });
      gone.abort();
      await response.body?.cancel().catch(() => undefined);
      expect((await importDeck(app, me, body)).deck_cards).toHaveLength(1);
      expect(await count()).toBe(1);
    });

    test("[IMP-09] a Commander deck needs a commander of its list, once", async () => {
      const text = "1 Krenko, Mob Boss\n99 Mountain";
      expect((await lastError({ text }))?.code).toBe("DECK_COMMANDER_REQUIRED");
      expect((await lastError({ text, commanders: [] }))?.code).toBe("DECK_COMMANDER_REQUIRED");
      expect(await lastError({ text, commanders: ["Atraxa, Praetors' Voice"] })).toMatchObject({
        code: "DECK_COMMANDER_NOT_IN_LIST",
        params: { name: "Atraxa, Praetors' Voice" },
        error: expect.stringContaining("Atraxa"),
      });
      expect(await count()).toBe(0);
      const deck = await importDeck(app, me, {
        text,
        commanders: ["krenko, mob boss", "Krenko, Mob Boss"],
      });
      expect(deck.deck_cards).toMatchObject([
        { card_name: "Krenko, Mob Boss", is_commander: true, quantity: 1, board: "main" },
        { card_name: "Mountain", is_commander: false, quantity: 99 },
      ]);
      const sixty = await importDeck(app, me, { text, format: "modern" });
      expect(sixty.format, "a 60-card format chosen by hand only warns").toBe("modern");
    });

    test("[IMP-10] name and description have labels in the person's language", async () => {
      const french = { body: { text: "4 Foudre" }, headers: { "accept-language": "fr" } };
      await (await app.send("POST", "/api/decks/import", me, french)).text();
      const [deck] = (await app.call("GET", "/api/decks", me)).body.items;
      expect(deck).toMatchObject({
        name: "Deck importé",
        description: "Deck importé depuis une liste collée",
        format: "casual",
      });
      expect((await importDeck(app, me, { text: "4 Lightning Bolt" })).name).toBe("Imported deck");
    });

    test("[IMP-06] a featured card that is not there does not stop an import", async () => {
      const deck = await importDeck(app, me, { text: "4 Lightning Bolt", featuredCard: "Nobody" });
      expect(deck.featured_card_name).toBeNull();
      const foudre = { text: "4 Lightning Bolt", featuredCard: "Foudre" };
      expect((await importDeck(app, me, foudre)).featured_card_name).toBe("Lightning Bolt");
    });

    test("[IMP-11] a preview shows cards, counts, problems and who may lead; it saves nothing", async () => {
      const text =
        "Commander\n1 Krenko, Mob Boss\n\nDeck\n2x Foudre (M10) 146 *F*\n3 Lightnig Bot Of Nobody\n\nSideboard\n1 Counterspell";
      const { status, body } = await parse({ text });
      expect(status).toBe(200);
      expect(body).toMatchObject({
        text: null,
        mainCount: 6,
        sideboardCount: 1,
        unknownCount: 3,
        cards: [
          { name: "Krenko, Mob Boss", isCommander: true, isSideboard: false },
          {
            name: "Lightning Bolt",
            printedName: "Foudre",
            quantity: 2,
            setCode: "M10",
            collectorNumber: "146",
            finish: "foil",
          },
          { name: "Lightnig Bot Of Nobody", cardId: null },
          { name: "Counterspell", isSideboard: true, board: "sideboard" },
        ],
        commanderSuggestions: [{ name: "Krenko, Mob Boss", reason: "named" }],
      });
      expect(body.cards[0].cardId).toEqual(expect.any(String));
      expect(body.problems).toMatchObject([
        { line: 6, reason: "unknownCard", severity: "error", kept: true },
      ]);
      expect(body.problems[0].message).toContain("No known card");
      const french = await parse({ text }, { "accept-language": "fr" });
      expect(french.body.problems[0].message).toContain("Aucune carte connue");
      expect(await count()).toBe(0);
    });

    test("[IMP-11] a dropped file is decoded, whatever wrote it", async () => {
      const file = Buffer.from("\uFEFF4 Foudre\n", "utf16le").toString("base64");
      const { body } = await parse({ file });
      expect(body.text).toContain("4 Foudre");
      expect(body.cards).toMatchObject([{ name: "Lightning Bolt", quantity: 4 }]);
      expect(refusal(await parse({}))).toEqual({ status: 400, code: "FIELD_REQUIRED" });
    });

    test.each([
      [
        "German",
        "Deck\n4 Blitzschlag (2X2) 117\n4 Inspirierende Vision\n16 Gebirge\n\nSideboard\n2 Feuer",
      ],
      ["Japanese", "デッキ\n4 稲妻 (STA) 42\n4 選択\n16 山\n\nサイドボード\n2 火"],
    ])(
      "[IMP-05] a list in %s is told which languages are read, and how to export it",
      async (_, text) => {
        const { body } = await parse({ text });
        expect(body.cards.map(({ isSideboard }: { isSideboard: boolean }) => isSideboard)).toEqual([
          false,
          false,
          false,
          true,
        ]);
        const told = (message: string) => [
          { code: "namesUnknown", message: expect.stringContaining(message) },
        ];
        expect(body.warnings).toEqual(told("switch it to English"));
        const french = await parse({ text }, { "accept-language": "fr" });
        expect(french.body.warnings).toEqual(told("passez-le en anglais"));
        expect((await parse({ text: "4 Foudre\n16 Mountain\n1 Blorgh" })).body.warnings).toEqual(
          [],
        );
      },
    );

    test("[IMP-09] a large list in a 60-card format is warned of", async () => {
      const { body } = await parse({ text: "95 Mountain", format: "modern" });
      expect(body).toMatchObject({
        commanderRequired: false,
        warnings: [{ code: "exceedsFormat", message: expect.stringContaining("Modern") }],
      });
      expect((await parse({ text: "95 Mountain" })).body.commanderRequired).toBe(true);
    });

    test.each([
      ["nothing", "", "DECK_NO_CARDS"],
      ["talk", "hello there\nhow are you", "DECK_NO_CARDS"],
      ["a file of another kind", "PK\u0003\u0004\u0014\u0001\uFFFD\uFFFD", "DECK_UNREADABLE"],
      [
        "1,001 cards",
        Array.from({ length: 1001 }, (_, n) => `1 Card Number ${n}`).join("\n"),
        "DECK_TOO_MANY_LINES",
      ],
    ])("[IMP-05] refuses %s", async (_what, text, code) => {
      const last = await lastError({ text, format: "casual" });
      expect(last).toMatchObject({ code, error: expect.any(String) });
      expect(await count()).toBe(0);
    });

    test("[IMP-05] lines of one card that come to more than 999 copies are named before the import, and left out of it", async () => {
      const text = "600 Mountain\n4 Island\n600 Mountain";
      const told = {
        line: 3,
        reason: "quantityOutOfRange",
        message: expect.stringContaining("1200"),
        kept: false,
      };
      const { body } = await parse({ text, format: "casual" });
      expect(body).toMatchObject({ mainCount: 604, problems: [told] });
      const [made] = (await importEvents(app, me, { text, format: "casual" })).slice(-1);
      expect(made).toMatchObject({ type: "complete", problems: [told] });
    });

    test("[IMP-11] [DATA-06] takes 256 KB at most, the whole request", async () => {
      const around = JSON.stringify({ text: "" }).length;
      const fits = await parse({ text: "x".repeat(BODY_MAX - around) });
      expect(fits.status).toBe(200);
      for (const path of ["/api/decks/parse", "/api/decks/import"]) {
        const body = { text: "x".repeat(BODY_MAX - around + 1) };
        const answer = await app.call("POST", path, me, { body });
        expect(refusal(answer)).toEqual({ status: 413, code: "BODY_TOO_LARGE" });
      }
    });

    test("[IMP-05] a hundred thousand lines of nothing are answered, and none is lost", async () => {
      const { status, body } = await parse({ text: "z\n".repeat(85_000) });
      expect(status).toBe(200);
      expect(body.cards).toEqual([]);
      expect(body.problemCount).toBe(85_000);
      expect(body.problems).toHaveLength(200);
    });

    test("[DATA-06] a line that is reported may be cut within a sign", async () => {
      for (const start of ["", "?"]) {
        const text = `4 Forest\n${start}${"😀a😀".repeat(200)}`;
        const events = await importEvents(app, me, { text, name: "Signs", format: "casual" });
        expect(events.at(-1)).toMatchObject({ type: "complete" });
        const again = await parse({ text });
        expect(again.status).toBe(200);
        expect(JSON.stringify([events, again.body])).not.toMatch(/\\ud[89a-f]/i);
      }
    });

    test("[IMP-11] what people type stays text, without control characters", async () => {
      const script = "<script>alert(1)</script>";
      const deck = await importDeck(app, me, {
        text: "4 Lightning\u0007 Bolt\n1 Nobody\u0001<img src=x onerror=alert(1)>",
        name: script,
      });
      expect(deck.name).toBe(script);
      for (const line of deck.deck_cards) expect(line.card_name).not.toMatch(/\p{Cc}/u);
      const withBell = await app.call("POST", "/api/decks/import", me, {
        body: { text: "1 Mountain", name: "bell\u0007" },
      });
      expect(refusal(withBell)).toEqual({ status: 400, code: "FIELD_INVALID" });
      const chess = await app.call("POST", "/api/decks/import", me, {
        body: { text: "1 Mountain", format: "chess" },
      });
      expect(refusal(chess)).toEqual({ status: 400, code: "FIELD_INVALID" });
      expect((await app.call("POST", "/api/decks/import", null, { body: {} })).status).toBe(401);
    });
  });
});
