import { type FakeLanguageModel, startFakeLanguageModel } from "@spellwright/fakes";
import { createLanguageModel } from "@spellwright/services";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { onDatabase } from "../../../test/databases.ts";
import { createDecksApp, importDeck, sampleList } from "../../../test/decks-app.ts";
import { HOSTILE, IN_DECK } from "../../../test/hostile-names.ts";
import { addPerson, expectLedgerToBalance, type OracleApp } from "../../../test/oracle-app.ts";
import { schema } from "../../database/index.ts";

const CHOICE = "What should I cut for more card draw?";
/** As many sections as an answer shows. */
const SECTIONS_MOST = 4;
const SOUND = "Cut the dearest creatures first.";

/** What no sentence may name: all of them that are no cards of the deck. */
const FOREIGN = [
  ...HOSTILE.filter(([, name]) => name !== "" && !IN_DECK.has(name)),
  ["longer than a whole answer", `Golem ${"of Endless Words ".repeat(400)}`] as const,
];

describe("[ANA-04] cards that a model makes up", () => {
  let fake: FakeLanguageModel;
  beforeAll(async () => {
    fake = await startFakeLanguageModel();
  });
  afterAll(() => fake.close());

  onDatabase((open) => {
    let app: OracleApp;
    let me: string;
    let deckId: string;
    let held: ReadonlySet<string>;
    beforeEach(async () => {
      const model = createLanguageModel({
        name: "fuzzed",
        provider: "compatible",
        model: "fuzzed",
        apiKey: fake.apiKey,
        baseUrl: fake.baseUrl,
        webSearch: false,
        timeoutMs: 10_000,
        overallTimeoutMs: 20_000,
      });
      app = await createDecksApp(open(), undefined, model);
      me = await addPerson(open());
      const text = await sampleList("atraxa-growing-council");
      ({ id: deckId } = await importDeck(app, me, { name: "Atraxa", format: "commander", text }));
      await app.remaining(me);
      await open()
        .db.update(schema.userZaps)
        .set({ plan: "pro" })
        .where(eq(schema.userZaps.userId, me));
      const { body } = await app.call("GET", `/api/decks/${deckId}`, me);
      held = new Set(body.deck_cards.map((line: { card_name: string }) => line.card_name));
    });
    afterEach(async () => {
      fake.reset();
      await expectLedgerToBalance(open());
    });

    const ask = async () =>
      (await app.call("POST", "/api/deck-qna", me, { body: { question: CHOICE, deckId } })).body;
    /** An answer with a section for each of the names. The longest answers hold four. */
    const advise = (names: readonly string[], answer = SOUND) =>
      fake.write(() => ({
        outcome: "answered",
        answer,
        sections: names.map((name) => ({ title: "Cards", items: [SOUND, `Add ${name} at once.`] })),
        cards: [...names, "Sol Ring"],
        recent_updates: null,
        decklists: [],
        confidence: 1,
      }));

    test("none of them is shown, neither as a card nor in a sentence; what is sound stays", async () => {
      const shown: string[] = [];
      for (let at = 0; at < FOREIGN.length; at += SECTIONS_MOST) {
        const kinds = FOREIGN.slice(at, at + SECTIONS_MOST);
        advise(kinds.map(([, name]) => name));
        const { engine, referencedCards: cards, sections } = await ask();
        expect(engine).toMatchObject({ kind: "model" });
        for (const card of cards) if (!held.has(card.name)) shown.push(`card ${card.name}`);
        for (const [place, [kind]] of kinds.entries()) {
          const items = sections[place].items.map((item: { text: string }) => item.text);
          if (items.length !== 1 || items[0] !== SOUND) shown.push(`${kind}: ${items}`);
        }
      }
      expect(shown).toEqual([]);
    });

    test("[FOR-09] a list that it proposes is in the answer where all of its cards exist, and nowhere else", async () => {
      const list = (name: string, card: string) => ({ name, cards: [{ name: card, quantity: 1 }] });
      fake.write(() => ({
        outcome: "answered",
        answer: SOUND,
        sections: [],
        cards: [],
        recent_updates: null,
        decklists: [list("Rocks", "Sol Ring"), list("Dreams", "Moonlit Sphinx of Regret")],
        confidence: 1,
      }));
      const { body } = await app.call("POST", "/api/strategy-qna", me, {
        body: { question: CHOICE },
      });
      expect(body.decklists).toEqual([list("Rocks", "Sol Ring")]);
    });

    test.each([
      ["that name half a sign", `${SOUND}&#xD83D;&#55357;`],
      ["that hold half a sign", `${SOUND}\ud83d`],
      ["that are cut within a sign", `${SOUND}${"😀".repeat(6_000)}`],
      ["that are cut a letter later", `${SOUND} ${"😀".repeat(6_000)}`],
      ["with zero characters", `${SOUND}\u0000&#0;`],
    ])("[DATA-06] words of a model %s are stored and read again", async (_what, words) => {
      fake.write(() => ({
        ...{ outcome: "answered", answer: words, cards: [], recent_updates: words },
        sections: [{ title: words, items: [words] }],
        ...{ decklists: [], confidence: 1 },
      }));
      const said = await ask();
      expect([said.code, said.engine?.kind]).toEqual([undefined, "model"]);
      const kept = await app.call("GET", `/api/discussions/${said.discussionId}/messages`, me);
      const stored = JSON.stringify(kept.body.items[1]);
      for (const text of [said.answer, stored]) expect(text).toContain(SOUND.slice(0, -7));
      expect(stored).not.toMatch(/\\ud[89a-f]|\ufffd/i);
    });

    test("an answer that itself names one is given up, and charges nothing", async () => {
      for (const name of ["Moonlit Sphinx of Regret", "Lightning Bolt"]) {
        const before = await app.remaining(me);
        advise([name], `Add ${name} and win.`);
        const body = await ask();
        expect(JSON.stringify(body)).not.toContain(`Add ${name}`);
        expect(await app.remaining(me)).toBe(before);
      }
    });
  });
});
