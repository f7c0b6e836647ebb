import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { onDatabase } from "../../../../test/databases.ts";
import { createDecksApp, importDeck, sampleList } from "../../../../test/decks-app.ts";
import {
  addPerson,
  expectLedgerToBalance,
  type OracleApp,
  refusal,
} from "../../../../test/oracle-app.ts";
import { schema } from "../../../database/index.ts";

describe("the analysis of a deck", () => {
  onDatabase((open) => {
    let app: OracleApp;
    let me: string;
    beforeEach(async () => {
      app = await createDecksApp(open());
      me = await addPerson(open());
    });
    afterEach(() => expectLedgerToBalance(open()));

    const analyse = (body: object, userId = me, language = "en") =>
      app.call("POST", "/api/deck-suggestions", userId, {
        body,
        headers: { "accept-language": language },
      });
    const addDeck = async (swap: readonly [string, string] = ["", ""]): Promise<string> =>
      (
        await importDeck(app, me, {
          name: "Atraxa",
          format: "commander",
          text: (await sampleList("atraxa-growing-council")).replace(...swap),
        })
      ).id;
    const subscribe = (plan: "free" | "basic" | "pro") =>
      open().db.update(schema.userZaps).set({ plan }).where(eq(schema.userZaps.userId, me));

    test("[ANA-01] [ANA-02] a subscriber gets the whole report for one zap, kept in the deck’s chat", async () => {
      const deckId = await addDeck(["1 Sorin, Solemn Visitor", "1 Time Warp"]);
      await app.remaining(me);
      await subscribe("basic");
      const before = await app.remaining(me);
      const { status, body } = await analyse({ deckId, requestId: "whole" });
      expect(status).toBe(200);
      expect(body).toMatchObject({ zaps_charged: 1, modelUsed: null, hasFallback: false });
      const {
        deck_analysis: analysis,
        suggestions,
        locked_sections: locked,
        deck_info: info,
      } = body.suggestions;
      expect(locked).toEqual(["archetype_plans", "confidence", "similar_decks"]);
      expect(info).toMatchObject({ id: deckId, name: "Atraxa", card_count: 100 });
      expect(analysis.power_level).toBeGreaterThanOrEqual(2);
      for (const name of ["speed", "resilience", "consistency", "interaction"])
        expect(analysis.attribute_ratings[name].rating).toBeGreaterThan(0);
      expect(analysis.core_strategy_execution.early_game.turns).toBe("1-3");
      expect(analysis.cards.length).toBeGreaterThan(3);
      const { body: deck } = await app.call("GET", `/api/decks/${deckId}`, me);
      const names = deck.deck_cards.map((line: { card_name: string }) => line.card_name);
      for (const { card_name: name } of analysis.cards) expect(names).toContain(name);
      for (const { card_to_add: added, card_to_remove: cut } of suggestions) {
        expect(names).not.toContain(added);
        expect(names).toContain(cut);
      }
      // The starter cards have no prices, and nothing is said of money.
      for (const suggestion of suggestions) {
        expect(suggestion).toMatchObject({ budget_alternative: null, price_comparison: null });
        expect(suggestion.format_consideration).toMatch(/^Legal in Commander/);
      }
      expect(analysis.mana_curve).toMatch(/^Mana curve: /);
      for (const { card_name: name } of analysis.most_important_cards)
        expect(names).toContain(name);
      expect(analysis.most_important_cards[0]).toMatchObject({
        importance: "critical",
        explanation: "Commander: available in every game.",
      });
      for (const { why_game_changer: why } of body.suggestions.game_changers)
        expect(why).toMatch(/^On the official list of /);
      expect(body.reasoningItems.length).toBeGreaterThan(0);
      // Statistics are drawn, and written for whoever copies them. The bracket says what it follows from.
      const sectionOf = (title: string) =>
        body.sections.find((section: { title: string }) => section.title === title);
      // Premium sections are the pro plan's.
      expect(analysis.control_strategies).toEqual([]);
      expect(sectionOf("Strategy by archetype")).toBeUndefined();
      expect(JSON.stringify(body.sections)).not.toContain("Confidence: ");
      const curve = sectionOf("Statistics")?.charts[0].bars;
      expect(curve.map(({ count }: { count: number }) => count)).toEqual(
        analysis.mana_curve_data.map(({ count }: { count: number }) => count),
      );
      expect(sectionOf("Statistics").items).toHaveLength(3);
      const changers = body.suggestions.game_changers.length;
      expect(sectionOf("Bracket").items[1].text).toMatch(
        changers === 0 ? /^No Game Changer/ : /^Game Changers/,
      );
      // What is worth telling at the table is told there as in the window of the bracket.
      const told = sectionOf("Bracket").items.map(({ text }: { text: string }) => text);
      expect(deck.bracket_signals.length).toBeGreaterThan(0);
      for (const { text } of deck.bracket_signals) expect(told).toContain(text);
      expect(body.sources.length).toBeGreaterThan(0);
      expect(await app.remaining(me)).toBe(before - 1);
      const { body: list } = await app.call(
        "GET",
        `/api/discussions/${body.discussionId}/messages`,
        me,
      );
      expect(JSON.stringify(list)).toContain("locked_sections");
      expect(list.items[0].payload).toMatchObject({ type: "user", analysis: true });
      // The same request is not charged again, and is no ordinary question.
      expect((await analyse({ deckId, requestId: "whole" })).body).toEqual(body);
      const question = { deckId, requestId: "whole", question: "Analyze the deck, please." };
      expect(refusal(await app.call("POST", "/api/deck-qna", me, { body: question }))).toEqual({
        status: 409,
        code: "REQUEST_ID_CONFLICT",
      });
      expect(await app.remaining(me)).toBe(before - 1);
    });

    test("[ANA-07] ratings are out of ten; a commander wins with 21 damage in the report’s words", async () => {
      await app.remaining(me);
      await subscribe("basic");
      const deckId = await addDeck();
      const { body } = await analyse({ deckId });
      const { attribute_ratings: ratings, win_conditions: wins } = body.suggestions.deck_analysis;
      for (const name of ["speed", "resilience", "consistency", "interaction"]) {
        expect(ratings[name].rating).toBeGreaterThanOrEqual(0);
        expect(ratings[name].rating).toBeLessThanOrEqual(10);
      }
      const led = wins.find(({ type }: { type: string }) => type === "commander");
      expect(led.description).toMatch(/\b21\b/);
    });

    test("[ANA-08] the free plan gets statistics and bracket without a zap, and nothing of the rest", async () => {
      const deckId = await addDeck();
      const before = await app.remaining(me);
      const { status, body } = await analyse({ deckId }, me, "fr");
      expect(status).toBe(200);
      expect(body.zaps_charged).toBe(0);
      const { deck_analysis: analysis, suggestions, locked_sections: locked } = body.suggestions;
      expect(locked).toHaveLength(12);
      expect(suggestions).toEqual([]);
      expect(body.suggestions.sideboard_suggestions).toEqual([]);
      expect(analysis).toMatchObject({
        cards: [],
        key_combos: [],
        synergies: [],
        win_conditions: [],
        most_important_cards: [],
        aggro_strategies: [],
        other_strategies: [],
        meta_position: null,
        risks: [],
        attribute_ratings: null,
        core_strategy_execution: null,
      });
      expect(analysis.mana_curve_data).toHaveLength(8);
      expect(body.sections.map(({ title }: { title: string }) => title)).toContain(
        "Avec un abonnement",
      );
      expect(await app.remaining(me)).toBe(before);
    });

    test("[ANA-08] [BILL-09] pro gets plans by archetype, the confidence of each part and the nearest decks; basic reads what it lacks", async () => {
      const text = await sampleList("atraxa-growing-council");
      const deckId = await addDeck();
      const half = text.split("\n").slice(0, 40).join("\n");
      await importDeck(app, me, { name: "La moitié", format: "commander", text: half });
      const other = await addPerson(open());
      await importDeck(app, other, { name: "Another’s", format: "commander", text });
      await app.remaining(me);
      await subscribe("basic");
      const basic = (await analyse({ deckId }, me, "fr")).body;
      expect(basic.sections.at(-1)).toMatchObject({ title: "Avec l’offre Pro" });
      expect(JSON.stringify(basic)).not.toContain("La moitié");
      await subscribe("pro");
      const { body } = await analyse({ deckId }, me, "fr");
      expect(body.suggestions.locked_sections).toEqual([]);
      expect(body.zaps_charged).toBe(1);
      const { items: plans } = body.sections.find(({ part }: { part: string }) => part === "ways");
      expect(plans.length).toBeGreaterThan(0);
      expect(body.suggestions.deck_analysis.control_strategies.length).toBeGreaterThan(0);
      for (const { confidence } of body.sections) {
        expect(confidence.share).toBeGreaterThan(0);
        expect(confidence.text).toMatch(/^Confiance\s: \d{1,3}\s%\. \p{Lu}/u);
      }
      const { items } = body.sections.find(
        ({ title }: { title: string }) => title === "Decks proches",
      );
      const lines = items.map(({ text: line }: { text: string }) => line);
      expect(lines[0]).toMatch(/^La moitié \(un de vos decks\)\s: \d+ cartes en commun$/);
      expect(lines.length).toBeLessThanOrEqual(3);
      expect(lines.slice(1).every((line: string) => line.includes("deck d’exemple"))).toBe(true);
      // One’s own copy of a shipped deck is not near itself.
      expect(lines.join()).not.toContain("Le conseil d’Atraxa");
      expect(lines.join()).not.toContain("Another’s");
    });

    test.each(["en", "fr"])(
      "[ANA-03] a list with a sideboard gets what to add to it, a Commander list what to change for which table: %s",
      async (language) => {
        await app.remaining(me);
        await subscribe("basic");
        const text = await sampleList("modern-red-white-burn");
        const burn = await importDeck(app, me, { name: "Burn", format: "modern", text });
        const report = async (deckId: string) => {
          const { body } = await analyse({ deckId }, me, language);
          const titles: string[] = body.sections.map(({ title }: { title: string }) => title);
          return { titles, suggestions: body.suggestions, text: JSON.stringify(body.sections) };
        };
        const [side, tables, meta] =
          language === "en"
            ? ["Sideboard", "Against your pod", "Against other decks"]
            : ["Réserve", "Face à votre table", "Face aux autres decks"];
        const modern = await report(burn.id);
        expect(modern.titles).toEqual(expect.arrayContaining([side, meta]));
        expect(modern.titles).not.toContain(tables);
        const inDeck = (await app.call("GET", `/api/decks/${burn.id}`, me)).body.deck_cards.map(
          (line: { card_name: string }) => line.card_name,
        );
        for (const { card_name: name } of modern.suggestions.sideboard_suggestions)
          expect(inDeck).not.toContain(name);
        expect(modern.suggestions.deck_analysis.meta_position).not.toBeNull();
        const commander = await report(await addDeck());
        expect(commander.titles).toEqual(expect.arrayContaining([tables, meta]));
        expect(commander.titles).not.toContain(side);
        expect(commander.suggestions.sideboard_suggestions).toEqual([]);
        // A value that a sentence lacks would leave a pair of braces, or the key itself.
        expect(modern.text + commander.text).not.toMatch(/[{][{]|strategy\.|undefined/);
      },
    );

    test.each([
      ["nothing but lands", "10 Mountain\n10 Island"],
      ["only cards that nobody knows", "4 Totally Made Up\n4 Made Up Differently Again"],
    ])("[ANA-01] a list of %s is not analysed, and costs nothing", async (_, text) => {
      await app.remaining(me);
      await subscribe("basic");
      const { id: deckId } = await importDeck(app, me, { name: "Bare", format: "modern", text });
      const before = await app.remaining(me);
      expect(refusal(await analyse({ deckId }))).toEqual({
        status: 400,
        code: "DECK_NOTHING_KNOWN",
      });
      expect(await app.remaining(me)).toBe(before);
    });

    test("[ANA-06] no deck, or another’s, is refused like a missing one", async () => {
      const deckId = await addDeck();
      const other = await addPerson(open());
      expect(refusal(await analyse({ deckId }, other))).toEqual({
        status: 404,
        code: "DECK_NOT_FOUND",
      });
      expect(refusal(await analyse({}))).toEqual({ status: 400, code: "FIELD_REQUIRED" });
    });
  });
});
