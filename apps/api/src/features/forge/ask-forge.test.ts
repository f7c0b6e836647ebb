import { randomUUID } from "node:crypto";
import type { LanguageModel } from "@spellwright/contract";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { onDatabase } from "../../../test/databases.ts";
import { createDecksApp, importDeck, sampleList } from "../../../test/decks-app.ts";
import { judgeAnswer } from "../../../test/judge.ts";
import {
  addPerson,
  expectLedgerToBalance,
  leaveZaps,
  type OracleApp,
  readEvents,
  refusal,
} from "../../../test/oracle-app.ts";
import { schema } from "../../database/index.ts";

const MISSING = "00000000-0000-4000-8000-000000000000";
const LANDS = "How many lands does my deck play?";
const OPINION = "Is my curve the best for winning?";
const CHOICE = "What should I cut for more card draw?";

describe("the Forge's questions", () => {
  onDatabase((open) => {
    let app: OracleApp;
    let me: string;
    beforeEach(async () => {
      app = await createDecksApp(open());
      me = await addPerson(open());
    });
    afterEach(() => expectLedgerToBalance(open()));

    const strategy = (body: object, userId = me) =>
      app.call("POST", "/api/strategy-qna", userId, { body });
    const aboutDeck = (body: object, userId = me) =>
      app.call("POST", "/api/deck-qna", userId, { body });
    const addDeck = async (userId = me): Promise<string> =>
      (
        await importDeck(app, userId, {
          name: "Atraxa",
          format: "commander",
          text: await sampleList("atraxa-growing-council"),
        })
      ).id;

    test("[FOR-09] [BILL-12] a question on strategy is answered as specified, for one zap", async () => {
      const before = await app.remaining(me);
      const question = "How many lands should a Commander deck play?";
      const { status, body } = await strategy({ question, requestId: "lands" });
      expect(status).toBe(200);
      expect(body).toMatchObject({
        requestId: "lands",
        answer: expect.stringContaining("Commander"),
        responseType: "guidance",
        referencedCards: [],
        decklists: [],
        sources: [expect.stringMatching(/^https:/)],
        webSearchUsed: false,
        recentUpdates: null,
        suggestedTitle: question,
        usage: null,
        language: "en",
        engine: { kind: "local", model: null },
        zaps_charged: 1,
      });
      expect(body.sections[0]).toMatchObject({
        title: "Lands",
        items: [{ text: expect.any(String) }, {}, {}, {}, {}, {}],
      });
      expect(body.confidence).toBeGreaterThan(0.5);
      expect(await app.remaining(me)).toBe(before - 1);
    });

    test("[FOR-09] [DATA-07] a question on a deck reads that deck; its discussion belongs to it", async () => {
      const deckId = await addDeck();
      const { body } = await aboutDeck({ question: LANDS, deckId });
      expect(body.answer).toBe("Your deck plays 37 lands in 100 cards, 37%.");
      expect(body).not.toHaveProperty("decklists");
      const discussion = (await app.call("GET", `/api/discussions/${body.discussionId}`, me)).body;
      expect(discussion).toMatchObject({ type: "forge", deck_id: deckId, title: LANDS });
      const items = (await app.call("GET", `/api/discussions/${body.discussionId}/messages`, me))
        .body.items;
      expect(items).toMatchObject([
        { role: "user", payload: { type: "user", content: LANDS }, run: { status: "done" } },
        {
          id: body.messageId,
          role: "forge",
          payload: { type: "bot", content: body.answer, responseType: "figures", zaps_charged: 1 },
        },
      ]);
      const again = await aboutDeck({
        question: "And the mana curve?",
        discussionId: body.discussionId,
      });
      expect(again.body.sections[0].title).toBe("Mana curve");
      expect(again.body.newSummary).toContain("37 lands");
    });

    test("[LANG-02] a French question is answered in French, whatever the page speaks", async () => {
      const deckId = await addDeck();
      const { body } = await aboutDeck({ question: "Combien de terrains joue mon deck ?", deckId });
      expect(body).toMatchObject({
        language: "fr",
        answer: "Votre deck compte 37 terrains sur 100 cartes, soit 37\u202f%.",
      });
    });

    test("[FOR-08] the title is the question's first 80 characters, blanks collapsed", async () => {
      const question = `Combien   de\nterrains ${"x".repeat(100)}`;
      const { discussionId } = (await strategy({ question })).body;
      const { title } = (await app.call("GET", `/api/discussions/${discussionId}`, me)).body;
      expect(title).toBe(`Combien de terrains ${"x".repeat(60)}`);
      const bare = (await strategy({ question: "[[ ]]" })).body;
      const named = (await app.call("GET", `/api/discussions/${bare.discussionId}`, me)).body;
      expect(named.title).toBe("New discussion");
    });

    test("[ADM-02] [BILL-08] what cannot be settled without a model, and what is the Oracle's, is refunded and logged as undecided", async () => {
      const before = await app.remaining(me);
      const deckId = await addDeck();
      const choice = (await aboutDeck({ question: OPINION, deckId })).body;
      expect(choice).toMatchObject({ responseType: "unsettled", zaps_charged: 0 });
      expect(choice.sections.length).toBeGreaterThan(0);
      app.judge.next = () => judgeAnswer({ outcome: "cannot_settle", strength: "none" });
      const rules = (await strategy({ question: "Can I respond to a triggered ability?" })).body;
      expect(rules).toMatchObject({ responseType: "rules", zaps_charged: 0 });
      const logs = await open().db.select().from(schema.questionLogs);
      expect(logs.map(({ strength }) => strength)).toEqual(["none", "none"]);
      expect(await app.remaining(me)).toBe(before);
      const { zaps } = (await app.call("GET", "/api/billing/status", me)).body;
      expect(zaps.daily_count).toBe(0);
    });

    test("[BILL-08] without zaps nothing is asked, and nothing is stored", async () => {
      await leaveZaps(app, open(), me, 0);
      const answer = await strategy({ question: LANDS });
      expect(answer.status).toBe(402);
      expect(await open().db.select().from(schema.discussions)).toEqual([]);
    });

    test("[DATA-08] [DISC-08] a repeated request is answered once and charged once", async () => {
      const before = await app.remaining(me);
      const deckId = await addDeck();
      const request = { question: LANDS, deckId, requestId: "same" };
      const [first, second] = await Promise.all([aboutDeck(request), aboutDeck(request)]);
      expect(first.body.messageId).toBe(second.body.messageId);
      expect((await aboutDeck(request)).body).toEqual(first.body);
      expect(await app.remaining(me)).toBe(before - 1);
      for (const other of [
        () => aboutDeck({ ...request, question: "How many creatures?" }),
        () => strategy(request),
      ])
        expect(refusal(await other())).toEqual({ status: 409, code: "REQUEST_ID_CONFLICT" });
    });

    test("[DATA-08] its run is followed like a ruling's: steps, then the same answer", async () => {
      const { body } = await strategy({ question: LANDS, requestId: "followed" });
      const events = await readEvents(await app.send("GET", "/api/runs/followed/events", me));
      expect(events.map(({ event }) => event)).toEqual(["progress", "progress", "answer"]);
      expect(events.at(-1)?.data.answer).toEqual(body);
    });

    test("[DATA-07] someone else's deck is a missing one, and nothing is stored", async () => {
      const theirs = await addDeck(await addPerson(open()));
      for (const ask of [strategy, aboutDeck])
        for (const deckId of [theirs, MISSING])
          expect(refusal(await ask({ question: LANDS, deckId }))).toEqual({
            status: 404,
            code: "DECK_NOT_FOUND",
          });
      expect(refusal(await aboutDeck({ question: LANDS }))).toEqual({
        status: 400,
        code: "FIELD_REQUIRED",
      });
      expect(await open().db.select().from(schema.discussions)).toEqual([]);
    });

    test("[DISC-06] only the owner asks in a discussion; the Oracle's is none of the Forge", async () => {
      const other = await addPerson(open());
      const { discussionId } = (await strategy({ question: LANDS })).body;
      expect(refusal(await strategy({ question: LANDS, discussionId }, other))).toEqual({
        status: 404,
        code: "PGRST116",
      });
      await app.call("PATCH", `/api/discussions/${discussionId}`, me, {
        body: { is_public: true },
      });
      expect(refusal(await strategy({ question: LANDS, discussionId }, other))).toEqual({
        status: 403,
        code: "ONLY_OWNER_ASK",
      });
      const oracle = (await app.ask(me)).body.discussionId;
      expect(refusal(await strategy({ question: LANDS, discussionId: oracle }))).toEqual({
        status: 404,
        code: "PGRST116",
      });
      expect(refusal(await app.ask(me, { discussionId }))).toEqual({
        status: 404,
        code: "PGRST116",
      });
    });

    test("[FOR-12] questions are logged like the Oracle's, as the Forge's", async () => {
      await strategy({ question: LANDS });
      const [log] = await open().db.select().from(schema.questionLogs);
      expect(log).toMatchObject({
        questionType: "forge",
        questionText: LANDS,
        responseSuccess: true,
        strength: "ruling",
        metadata: { has_context: false, cards_count: 0 },
      });
    });

    test("[FOR-10] a model gets the last four messages, cut, the summary and 400 characters of an analysis", async () => {
      const prompts: string[] = [];
      const model: LanguageModel = {
        name: "test-model",
        generate: async ({ prompt }) => {
          prompts.push(prompt);
          const output = {
            outcome: "answered",
            answer: "z".repeat(500),
            sections: [],
            cards: [],
            recent_updates: null,
            decklists: [],
            confidence: 0.6,
          };
          return { output: output as never, model: "test-model", usage: null, sources: [] };
        },
      };
      app = await createDecksApp(open(), undefined, model);
      const deckId = await addDeck();
      const first = `${CHOICE} ${"q".repeat(300)}`;
      const { discussionId, responseType } = (await aboutDeck({ question: first, deckId })).body;
      expect(responseType).toBe("advice");
      const history = [{ role: "user", content: "ignored history" }];
      await aboutDeck({
        question: CHOICE,
        discussionId,
        history,
        deckAnalysisContext: "a".repeat(1000),
      });
      const [, prompt = ""] = prompts;
      expect(prompt).not.toContain("ignored history");
      expect(prompt).toContain(`| user: ${first.slice(0, 200)}\n`);
      expect(prompt).toContain(`| forge: ${"z".repeat(400)}\n`);
      expect(prompt).toContain(`| ${"a".repeat(400)}\n`);
      expect(await app.remaining(me)).toBe(8);
    });

    test("[ERR-04] both calls name the model that really answered; an answer of our own names none", async () => {
      const model: LanguageModel = {
        name: "main-model",
        generate: async () => {
          const output = {
            outcome: "answered",
            answer: "Cut two expensive spells.",
            sections: [],
            cards: [],
            recent_updates: null,
            decklists: [],
            confidence: 0.6,
          };
          return {
            output: output as never,
            model: "small-model",
            fallbackFrom: "main-model",
            usage: null,
            sources: [],
          };
        },
      };
      app = await createDecksApp(open(), undefined, model);
      const deckId = await addDeck();
      const engine = { kind: "model", model: "small-model", fallback_from: "main-model" };
      for (const answer of [
        await aboutDeck({ question: CHOICE, deckId }),
        await strategy({ question: CHOICE }),
      ]) {
        expect(answer.headers.get("x-model-used")).toBe("small-model");
        expect(answer.body.engine).toEqual(engine);
      }
      app = await createDecksApp(open());
      const own = await aboutDeck({ question: LANDS, deckId });
      expect(own.headers.get("x-model-used")).toBeNull();
    });

    test("[DATA-06] a question of blanks, and one too long, are refused", async () => {
      expect(refusal(await strategy({ question: "   " })).code).toBe("QUESTION_EMPTY");
      expect(refusal(await strategy({ question: "x".repeat(2001) })).code).toBe(
        "QUESTION_TOO_LONG",
      );
      expect(refusal(await strategy({ question: LANDS, discussionId: randomUUID() }))).toEqual({
        status: 404,
        code: "PGRST116",
      });
    });
  });
});
