import type { Card } from "@spellwright/contract";
import { type Board, entryOfCard } from "@spellwright/decks";
import { type DeckReport, reportOnDeck } from "@spellwright/strategist";
import { describe, expect, test } from "vitest";
import { presentReport } from "./present-report.ts";
import { writeReport } from "./write-report.ts";

const card = (name: string, more: Partial<Card> = {}): Card => ({
  id: name,
  name,
  layout: "normal",
  cmc: 4,
  type_line: "Sorcery",
  oracle_text: "Scry 1.",
  color_identity: [],
  colors: [],
  keywords: [],
  legalities: { commander: "legal" },
  game_changer: false,
  ...more,
});
const line = (each: Card, quantity = 1, board: Board = "main") =>
  entryOfCard(each, { quantity, board });
const wipe = (name: string, eur: string | null, printed_name: string | null = null): Card =>
  card(name, { oracle_text: "Destroy all creatures.", printed_name, prices: { eur } });

const deck = {
  name: "Test",
  format: "commander" as const,
  bracket: null,
  entries: [
    line(card("Lead", { type_line: "Legendary Creature — Elf" }), 1, "commander"),
    ...Array.from({ length: 40 }, (_, at) =>
      line(card(`Filler ${at}`, { prices: { eur: "0.50" } })),
    ),
    line(card("Wastes", { type_line: "Basic Land", cmc: 0 }), 59),
  ],
};
const presented = (report: DeckReport, language: "fr" | "en") =>
  presentReport(report, {
    deckId: "deck",
    locked: [],
    language,
    cardsOf: "2026-08-22",
    changersOf: "2026-02-09",
  });
const suggestion = (candidates: readonly Card[], language: "fr" | "en") =>
  presented(reportOnDeck(deck, { candidates, near: [] }), language).suggestions[0];

describe("[ANA-02] the swaps of an analysis in the specified shape", () => {
  const offered = [wipe("Dear Wipe", "30.00", "Balayage cher"), wipe("Cheap Wipe", "1.20")];

  test("name a cheaper card, what it saves and both prices, with the day that they are of", () => {
    const english = suggestion(offered, "en");
    expect(english).toMatchObject({
      card_to_add: "Dear Wipe",
      budget_alternative: "Cheap Wipe",
      budget_justification: "Does the same job for €1.20 instead of €30.00.",
      format_consideration: "Legal in Commander, in the deck’s colors, not in the list yet.",
    });
    expect(english?.price_comparison).toMatch(
      /^Dear Wipe: €30\.00\. Filler \d+: €0\.50\. Prices from the card data of August 22, 2026\.$/,
    );
    const french = suggestion(offered, "fr");
    expect(french?.budget_justification?.replace(/\s/g, " ")).toBe(
      "Même rôle pour 1,20 € au lieu de 30,00 €.",
    );
    expect(french?.price_comparison).toContain("22 août 2026");
  });

  test("[ANA-04] say what a swap changes of the colors, and only that", () => {
    const rock = (mana_cost: string) =>
      card("Rock", { type_line: "Artifact", mana_cost, oracle_text: "{T}: Add {G}." });
    const elf = card("Elf", { mana_cost: "{2/G}", oracle_text: "Destroy all creatures." });
    const forest = card("Forest", { type_line: "Basic Land — Forest", cmc: 0 });
    const green = { ...deck, entries: [...deck.entries.slice(0, -1), line(forest, 59)] };
    const effect = (add: Card, language: "fr" | "en") =>
      presented(
        reportOnDeck(green, { candidates: [add], near: [] }),
        language,
      ).suggestions[0]?.effect.replace(/\s/g, " ");
    expect(suggestion([rock("{2}{C/G}")], "en")?.effect).toMatch(
      /Green: mana symbols 0 → 1, sources 0 → 1\. Colorless: mana symbols 0 → 1\.$/,
    );
    expect(effect(rock("{3}"), "en")).toMatch(/Green: sources 59 → 60\.$/);
    expect(effect(elf, "en")).toMatch(/Green: mana symbols 0 → 1\.$/);
    expect(effect(elf, "fr")).toMatch(/Vert : symboles de mana 0 → 1\.$/);
    expect(suggestion([wipe("One", null)], "en")?.effect).toMatch(/Colors unchanged\.$/);
  });

  test.each([
    [2, "en", "Same bracket (2), average mana value 4 → 4."],
    [3, "en", "Bracket 2 → 3, average mana value 4 → 4."],
    [3, "fr", "Bracket 2 → 3, valeur de mana moyenne 4 → 4."],
  ] as const)(
    "[ANA-04] say what a swap does to the bracket: 2 → %d, %s",
    (after, language, told) => {
      const report = reportOnDeck(deck, { candidates: [wipe("Wipe", null)], near: [] });
      const swaps = report.swaps.map((swap) => ({
        ...swap,
        effect: { ...swap.effect, bracketBefore: 2 as const, bracketAfter: after },
      }));
      expect(presented({ ...report, swaps }, language).suggestions[0]?.effect).toContain(told);
    },
  );

  test.each([
    [
      {
        code: "curve",
        measure: "average",
        value: 4.4,
        bound: 4.15,
        after: 4.324,
        lists: "commander",
      },
      "Average mana value 4.4, where nine in ten Commander lists have 4.15 or less. Cheap does the same job (removal) at mana value 2 instead of 6, which brings the average to 4.32.",
      "Valeur de mana moyenne : 4,4, alors que neuf listes de Commander sur dix ont 4,15 ou moins. Pas cher joue le même rôle, removal, pour une valeur de mana de 2 au lieu de 6, ce qui porte la moyenne à 4,32.",
    ],
    [
      { code: "curve", measure: "early", value: 8, bound: 12, after: 9, lists: "commander" },
      "Cards of mana value 2 or less: 8, where nine in ten Commander lists have at least 12. Cheap does the same job (removal) at mana value 2 instead of 6, which makes 9 of them.",
      "Cartes de valeur de mana 2 ou moins : 8, alors que neuf listes de Commander sur dix en ont au moins 12. Pas cher joue le même rôle, removal, pour une valeur de mana de 2 au lieu de 6, ce qui en fait 9.",
    ],
    [
      { code: "curve", measure: "late", value: 11, bound: 9, after: 10, lists: "sixty" },
      "Cards of mana value 5 or more: 11, where nine in ten 60-card lists have 9 at most. Cheap does the same job (removal) at mana value 2 instead of 6, which leaves 10 of them.",
      "Cartes de valeur de mana 5 ou plus : 11, alors que neuf listes de 60 cartes sur dix en ont 9 au plus. Pas cher joue le même rôle, removal, pour une valeur de mana de 2 au lieu de 6, ce qui en laisse 10.",
    ],
    [
      { code: "curve", measure: "average", value: 3.2, bound: 2.8, after: 3.1, lists: "plan" },
      "Average mana value 3.2, where decks with this plan have 2.8 or less. Cheap does the same job (removal) at mana value 2 instead of 6, which brings the average to 3.1.",
      "Valeur de mana moyenne : 3,2, alors que les decks de ce plan ont 2,8 ou moins. Pas cher joue le même rôle, removal, pour une valeur de mana de 2 au lieu de 6, ce qui porte la moyenne à 3,1.",
    ],
    [
      { code: "colorSource", color: "U", sources: [7, 8], needed: 26 },
      "Sources of blue mana: 7, where Karsten’s table asks for 26 to cast Asking on curve. Cheap is a source, Dear isn’t, which makes 8.",
      "Sources de mana bleu : 7, alors que la table de Karsten en demande 26 pour jouer Exigeante à temps. Pas cher en est une, Cher n’en est pas une, ce qui en fait 8.",
    ],
    [
      { code: "colorCost", color: "U", sources: 7, needed: [26, 0] },
      "Dear asks for 26 sources of blue mana by Karsten’s table, and the deck has 7. Cheap does the same job (removal) and asks for 0.",
      "Cher demande 26 sources de mana bleu selon la table de Karsten, et le deck en a 7. Pas cher joue le même rôle, removal, et en demande 0.",
    ],
  ] as const)(
    "[ANA-04] give the reason of the curve or the colors in both languages: %j",
    (said, en, fr) => {
      const report = reportOnDeck(deck, { candidates: [wipe("Wipe", null)], near: [] });
      const target = { name: "Asking", printed_name: "Exigeante", quantity: null };
      const reason: DeckReport["swaps"][number]["reason"] =
        said.code === "colorSource" ? { ...said, target } : { ...said, roles: ["removal"] };
      const swaps = report.swaps.map((swap) => ({
        ...swap,
        reason,
        add: card("Cheap", { cmc: 2, printed_name: "Pas cher" }),
        cut: card("Dear", { cmc: 6, printed_name: "Cher" }),
      }));
      const inWords = (language: "fr" | "en") =>
        presented({ ...report, swaps }, language).suggestions[0]?.justification.replace(/\s/g, " ");
      expect(inWords("en")).toBe(en);
      expect(inWords("fr")).toBe(fr);
    },
  );

  test("say nothing of money where card data have no prices", () => {
    expect(suggestion([wipe("One", null), wipe("Other", null)], "en")).toMatchObject({
      budget_alternative: null,
      budget_justification: null,
      price_comparison: null,
    });
  });
});

describe("[ANA-02] an analysis says what is known, or null", () => {
  const bare = reportOnDeck(deck, { candidates: [wipe("Wipe", null)], near: [] });
  const said = (report: DeckReport, language: "fr" | "en" = "en") =>
    presented(report, language).deck_analysis;

  test("of what others play nothing without a look-up on the web; then what was read there", () => {
    expect(said(bare).current_meta).toBeNull();
    const told = {
      ...{ reading: [], strengths: [], weaknesses: [], synergies: [], sources: [] },
      ...{ recentUpdates: "Goblins won on Sunday.", webSearchUsed: true },
    };
    expect(said({ ...bare, advice: told }).current_meta).toBe("Goblins won on Sunday.");
    const guessed = { ...bare, advice: { ...told, webSearchUsed: false } };
    expect(said(guessed).current_meta).toBeNull();
  });

  test("how competitive it is follows from its ratings, and is null where these are held back", () => {
    expect(said(bare).competitiveness).toMatch(/^Rated \d(\.\d)? out of 10 on average\.$/);
    expect(said(bare, "fr").competitiveness).toMatch(/^Notes\s: \d(,\d)? sur 10 en moyenne\.$/);
    const { deck_analysis: held } = presentReport(bare, {
      ...{ deckId: "deck", locked: ["ratings"], language: "en" },
      ...{ cardsOf: "2026-08-22", changersOf: "2026-02-09" },
    });
    expect(held.competitiveness).toBeNull();
  });

  test("hidden synergies are cards of the list that keep one another going", () => {
    const creature = { type_line: "Creature — Ox", power: "2" };
    const gains = card("Gains", {
      ...creature,
      oracle_text: "Whenever you draw a card, you gain 1 life.",
    });
    const draws = card("Draws", {
      ...creature,
      oracle_text: "Whenever you gain life, draw a card.",
    });
    const looped = { ...deck, entries: [...deck.entries, line(gains), line(draws)] };
    const report = reportOnDeck(looped, { candidates: [], near: [] });
    expect(said(report).hidden_synergies).toEqual([
      {
        cards: ["Gains", "Draws"],
        description: "Gains and Draws: each keeps the other going.",
        potential: "high",
      },
    ]);
    expect(said(bare).hidden_synergies).toEqual([]);
  });
});

describe("[ANA-03] the report in words", () => {
  const written = (language: "fr" | "en", candidates = [wipe("Wipe", null)]) => {
    const report = reportOnDeck(deck, { candidates, near: [] });
    const suggestions = presented(report, language);
    return { suggestions, ...writeReport(report, suggestions, [], language) };
  };

  test("is headed by one sentence on this deck", () => {
    expect(written("en").answer).toBe("This deck is short on ramp.");
    expect(written("fr").answer).toBe("Ce deck manque de ramp.");
  });

  test("says of each section which it is, and what it comes to", () => {
    const { sections, suggestions } = written("en");
    const of = (part: string) => sections.find((section) => section.part === part);
    expect(of("statistics")?.short).toBe("100 cards, 59 lands, average mana value 4.");
    const ratings = Object.values(suggestions.deck_analysis.attribute_ratings ?? {}).flatMap(
      (each) => (typeof each === "string" ? [] : [each.rating]),
    );
    const mean = ratings.reduce((sum, each) => sum + each, 0) / ratings.length;
    expect(of("ratings")?.short).toBe(`Average ${Math.round(mean * 10) / 10} out of 10`);
    const parts = sections.map(({ part }) => part);
    expect(parts.indexOf("general")).toBe(0);
    expect(parts.indexOf("statistics")).toBeLessThan(parts.indexOf("ratings"));
  });

  test("is led by the plan, typed and in lines; what to fix first ends with what nothing uses", () => {
    const land = card("Wastes", { type_line: "Basic Land", cmc: 0 });
    const kin = (name: string) =>
      card(name, {
        type_line: "Creature — Goblin",
        power: "2",
        oracle_text: "Other Goblins you control get +1/+1.",
      });
    const goblins = {
      ...deck,
      entries: [
        line(
          card("Lead", { type_line: "Legendary Creature — Goblin", power: "6" }),
          1,
          "commander",
        ),
        ...Array.from({ length: 12 }, (_, at) => line(kin(`Goblin ${at}`))),
        line(card("Idle")),
        line(land, 86),
      ],
    };
    const report = reportOnDeck(goblins, { candidates: [], near: [] });
    const said = (language: "fr" | "en") =>
      writeReport(report, presented(report, language), [], language).sections.find(
        ({ part }) => part === "builtOn",
      );
    const plan = said("en")?.builtOn;
    expect(plan?.leaders).toEqual([{ name: "Lead", printed_name: null, quantity: 1 }]);
    expect(plan?.themes[0]).toMatchObject({ name: "Goblin tribal" });
    expect(plan?.themes[0]?.payoffs).toHaveLength(12);
    expect(plan?.wins[0]?.cards.length).toBeGreaterThan(0);
    expect(plan?.fixes.at(-1)).toBe("Not part of the plan: Idle.");
    const lines = said("fr")?.items.map(({ text }) => text.replace(/\s/g, " ")) ?? [];
    expect(lines[0]).toMatch(/^Tribal goblin : .+ En profitent : .+\.$/i);
    expect(lines.at(-1)).toBe("Sans lien avec le plan : Idle.");
  });

  test("[ANA-08] holds the plan back where the plan of the person has no swaps", () => {
    const report = reportOnDeck(deck, { candidates: [], near: [] });
    const suggestions = { ...presented(report, "en"), locked_sections: ["suggestions" as const] };
    const { sections } = writeReport(report, suggestions, [], "en");
    expect(sections.map(({ part }) => part)).not.toContain("builtOn");
  });

  test("[ANA-04] without a swap that holds it says so", () => {
    const said = (language: "fr" | "en") =>
      written(language, []).sections.find(({ part }) => part === "swaps")?.items;
    expect(said("fr")).toEqual([{ text: "Aucune suggestion disponible" }]);
    expect(said("en")).toEqual([{ text: "No suggestions available" }]);
    expect(written("fr").sections.map(({ part }) => part)).not.toContain("swaps");
  });
});
