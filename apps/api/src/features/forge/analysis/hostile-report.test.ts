import { type FakeLanguageModel, type Scenario, startFakeLanguageModel } from "@spellwright/fakes";
import { createLanguageModel } from "@spellwright/services";
import { eq } from "drizzle-orm";
import * as fc from "fast-check";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { onDatabase } from "../../../../test/databases.ts";
import { createDecksApp, importDeck, sampleList } from "../../../../test/decks-app.ts";
import { HOSTILE, IN_DECK } from "../../../../test/hostile-names.ts";
import { addPerson, expectLedgerToBalance, type OracleApp } from "../../../../test/oracle-app.ts";
import { schema } from "../../../database/index.ts";

/** A remark that stands on a card of the deck. */
const GOOD = { text: "Sol Ring gives the deck its early mana.", cards: ["Sol Ring"] };
const NOTHING = {
  reading: [GOOD],
  strengths: [],
  weaknesses: [],
  synergies: [],
  swaps: [],
  recent_updates: null,
};

/** Ways in which a provider or its model fails altogether. */
const FAILURES: readonly Scenario[] = [
  "not-json",
  "cut",
  "empty",
  "refusal",
  "early-end",
  "stream-error",
  "broken-line",
  "429-quota",
  "500",
  "503",
  "400",
  "endless",
];

describe("[ANA-01] [ANA-04] a report that a language model adds to", () => {
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
        timeoutMs: 2_000,
        overallTimeoutMs: 4_000,
      });
      app = await createDecksApp(open(), undefined, model);
      await begin();
    });
    /** A person who has not asked yet, with a plan that holds nothing back and the sample deck. */
    const begin = async () => {
      me = await addPerson(open());
      const text = await sampleList("atraxa-growing-council");
      ({ id: deckId } = await importDeck(app, me, { name: "Atraxa", format: "commander", text }));
      await app.remaining(me);
      await subscribe("pro");
      const { body } = await app.call("GET", `/api/decks/${deckId}`, me);
      held = new Set(body.deck_cards.map((line: { card_name: string }) => line.card_name));
    };
    afterEach(async () => {
      fake.reset();
      await expectLedgerToBalance(open());
    });

    const subscribe = (plan: "free" | "pro") =>
      open().db.update(schema.userZaps).set({ plan }).where(eq(schema.userZaps.userId, me));
    const analyse = (language = "en") =>
      app.call("POST", "/api/deck-suggestions", me, {
        body: { deckId },
        headers: { "accept-language": language },
      });
    const local = async () => {
      const plain = await createDecksApp(open());
      return (
        await plain.call("POST", "/api/deck-suggestions", me, {
          body: { deckId },
          headers: { "accept-language": "en" },
        })
      ).body;
    };
    const textsOf = (body: { sections: { items: { text: string }[] }[] }): string[] =>
      body.sections.flatMap(({ items }) => items.map(({ text }) => text));

    /** What a page would show that it must not, judged by the deck’s own changes and by nothing of ours. */
    const unsound = async (body: {
      suggestions: {
        suggestions: {
          card_to_add: string;
          card_to_remove: string;
          justification: string;
          effect: string;
        }[];
      };
    }): Promise<string[]> => {
      const swaps = body.suggestions.suggestions;
      const wrong: string[] = [];
      for (const { card_to_add: add, card_to_remove: cut, effect } of swaps) {
        if (held.has(add)) wrong.push(`${add} is there already`);
        if (!held.has(cut)) wrong.push(`${cut} is not there`);
        if (!/^(?:Same bracket|Bracket \d)/.test(effect)) wrong.push(`${add} has no bracket`);
      }
      const changes = swaps.map(({ card_to_add: add }) => ({
        op: "add",
        card_name: add,
        quantity: 1,
      }));
      const deck = await app.call("GET", `/api/decks/${deckId}`, me);
      const { body: after } = await app.call("POST", `/api/decks/${deckId}/changes`, me, {
        body: { revision: deck.body.revision, changes },
      });
      // Only the size is wrong once the cards are added without taking others out.
      for (const { code, params } of after.legality.problems)
        if (params.name !== undefined) wrong.push(`${code} ${JSON.stringify(params)}`);
      await app.call("POST", `/api/decks/${deckId}/undo`, me, {
        body: { revision: after.revision },
      });
      return wrong;
    };

    test.each(["en", "fr"])(
      "[ANA-01] the model is named, its remarks and swaps stand among ours, in the language of the page: %s",
      async (language) => {
        const before = await app.remaining(me);
        const { status, body, headers } = await analyse(language);
        expect(status).toBe(200);
        expect(headers.get("x-model-used")).toBe("fuzzed");
        expect(body).toMatchObject({
          modelUsed: "fuzzed",
          hasFallback: false,
          zaps_charged: 1,
          engine: { kind: "model", model: "fuzzed" },
        });
        expect(body.usage.total_tokens).toBeGreaterThan(0);
        expect(await app.remaining(me)).toBe(before - 1);
        const { strategy, strengths, weaknesses, synergies } = body.suggestions.deck_analysis;
        const said =
          language === "en"
            ? ["carries the plan", "keeps the deck going", "comes late", "makes the most of"]
            : ["porte le plan du deck", "fait avancer le deck", "arrive tard", "tire parti de"];
        const places = [
          strategy,
          strengths.join(),
          weaknesses.join(),
          synergies.map(({ description }: { description: string }) => description).join(),
        ];
        for (const [at, text] of said.entries()) {
          expect(places[at]).toContain(text);
          expect(textsOf(body).some((line) => line.includes(text))).toBe(true);
        }
        const [first] = body.suggestions.suggestions;
        expect(first.justification).toMatch(language === "en" ? /serves the plan/ : /sert mieux/);
      },
    );

    test("[ANA-04] none of the hostile names comes in by a swap, by its reason or by a remark; what is sound stays", async () => {
      const shown: string[] = [];
      for (const [at, [kind, name]] of HOSTILE.entries()) {
        // A person has so many zaps.
        if (at % 5 === 0) await begin();
        const [cut = ""] = [...held].filter((card) => !IN_DECK.has(card));
        const text = `With Sol Ring you add ${name} and wobble.`;
        const remark = { text, cards: [name] };
        fake.write(() => ({
          ...NOTHING,
          strengths: [remark, { text, cards: [] }],
          weaknesses: [remark],
          synergies: [remark],
          swaps: [
            { add: name, cut, why: text },
            { add: "Swords to Plowshares", cut: name, why: text },
          ],
          recent_updates: text,
        }));
        const { body } = await analyse();
        if (body.engine?.kind !== "model") shown.push(`${kind}: no model answers`);
        if (!textsOf(body).includes(GOOD.text)) shown.push(`${kind}: the good remark is lost`);
        for (const wrong of await unsound(body)) shown.push(`${kind}: ${wrong}`);
        const all = JSON.stringify([body.suggestions, body.sections]);
        if (name !== "" && !IN_DECK.has(name) && all.includes("wobble"))
          shown.push(`${kind}: in a sentence`);
      }
      expect(shown).toEqual([]);
    });

    test("[ANA-04] whatever mixture of them a provider writes, the page shows none", async () => {
      const name = fc.constantFrom(...HOSTILE.map(([, hostile]) => hostile), ...held);
      const text = fc
        .tuple(name, name, fc.constantFrom("wants", "with", "beats", "and then"))
        .map(([one, other, verb]) => `${one} ${verb} ${other}.`);
      const remarks = fc.array(fc.record({ text, cards: fc.array(name, { maxLength: 2 }) }), {
        maxLength: 4,
      });
      const written = fc.record({
        strengths: remarks,
        weaknesses: remarks,
        synergies: remarks,
        swaps: fc.array(fc.record({ add: name, cut: name, why: text }), { maxLength: 10 }),
      });
      const foreign = HOSTILE.map(([, hostile]) => hostile)
        .filter((hostile) => hostile !== "" && !IN_DECK.has(hostile))
        .map((hostile) => hostile.slice(0, 40));
      await fc.assert(
        fc.asyncProperty(written, async (output) => {
          await begin();
          fake.write(() => ({ ...NOTHING, ...output }));
          const { body } = await analyse();
          expect(body.engine.kind).toBe("model");
          expect(await unsound(body)).toEqual([]);
          const all = JSON.stringify([body.suggestions, body.sections]);
          for (const hostile of foreign) expect(all).not.toContain(hostile);
        }),
        { numRuns: 12 },
      );
    });

    test.each(FAILURES)(
      "[ERR-04] %s: the report stands as it is without a model, says so, and costs nothing",
      async (scenario) => {
        const own = await local();
        const before = await app.remaining(me);
        fake.choose(scenario);
        const { status, body, headers } = await analyse();
        expect(status).toBe(200);
        expect(headers.get("x-model-used")).toBeNull();
        expect(body).toMatchObject({
          modelUsed: null,
          hasFallback: true,
          zaps_charged: 0,
          engine: { kind: "local", model: null, fallback_from: "fuzzed" },
        });
        expect(body.suggestions).toEqual(own.suggestions);
        expect(await app.remaining(me)).toBe(before);
      },
    );

    test("a model whose every word fails the check has failed: nothing of it is shown, and nothing is charged", async () => {
      const before = await app.remaining(me);
      fake.write(() => ({ ...NOTHING, reading: [{ text: "Play Lightning Bolt.", cards: [] }] }));
      const { body } = await analyse();
      expect(body).toMatchObject({ hasFallback: true, zaps_charged: 0 });
      expect(JSON.stringify(body)).not.toContain("Lightning Bolt");
      expect(await app.remaining(me)).toBe(before);
    });

    test("[ERR-04] [FOR-12] a second model that answers is named with the first: in header, answer, message and log", async () => {
      app = await createDecksApp(open(), undefined, {
        name: "main-model",
        generate: async () => ({
          output: NOTHING as never,
          model: "small-model",
          fallbackFrom: "main-model",
          usage: null,
          sources: [],
        }),
      });
      const { headers, body } = await analyse();
      const engine = { kind: "model", model: "small-model", fallback_from: "main-model" };
      expect(headers.get("x-model-used")).toBe("small-model");
      expect(body).toMatchObject({ engine, modelUsed: "small-model", hasFallback: true });
      const { body: list } = await app.call(
        "GET",
        `/api/discussions/${body.discussionId}/messages`,
        me,
      );
      expect(list.items.at(-1).payload.engine).toEqual(engine);
      const [log] = await open()
        .db.select()
        .from(schema.questionLogs)
        .where(eq(schema.questionLogs.userId, me));
      expect(log).toMatchObject({
        questionType: "forge",
        metadata: { model: "small-model", fallback_from: "main-model" },
      });
    });

    test("[ANA-08] nobody asks a model for a report that the plan holds back", async () => {
      await subscribe("free");
      const { body } = await analyse();
      expect(fake.requests()).toEqual([]);
      expect(body).toMatchObject({ modelUsed: null, hasFallback: false, zaps_charged: 0 });
    });
  });
});
