import { LANGUAGES } from "@spellwright/contract";
import { describe, expect, test } from "vitest";
import { writeFindings } from "./write-findings.ts";

const headlineOf = (code: string, params: object, language: "fr" | "en") =>
  writeFindings({ headline: { code, params: params as never }, sections: [] }, language).answer;

describe("[LANG-02] findings in words", () => {
  test("each language writes figures, chances and cards in its own way", () => {
    const params = { average: { decimal: 3.14 }, peak: 2, count: 15 };
    expect(headlineOf("curve", params, "fr")).toContain("3,1");
    expect(headlineOf("curve", params, "en")).toContain("3.1");
    const card = { name: "Lightning Bolt", printed_name: "Foudre", quantity: 4 };
    expect(headlineOf("copies", { card: { card }, count: 4 }, "fr")).toContain("Foudre");
    expect(headlineOf("copies", { card: { card }, count: 4 }, "en")).toContain("Lightning Bolt");
  });

  test("[FOR-09] writes a single copy in the singular", () => {
    const params = { count: 1, turn: 3, deck: 60, chance: { percent: 0.15 } };
    expect(headlineOf("oddsCopies", params, "en")).toContain("the only copy");
    expect(headlineOf("oddsCopies", params, "fr")).toContain("l’unique exemplaire");
  });

  test.each([
    ["landCount", "un terrain", "one land"],
    ["sourcesShort", "1 source,", "1 source;"],
    ["sourcesEnough", "1 source,", "1 source,"],
    ["curve", "(1 carte)", "(1 card)"],
    ["curveLate", "1 carte,", "1 card,"],
    ["typeCounts", "1 type de", "1 card type."],
    ["averagePower", "votre seule créature", "your only creature"],
    ["oddsLands", "au moins un terrain dans", "at least one land "],
    ["mulligan", "Avec 1 terrain sur", "With 1 land in"],
  ])("[LANG-02] %s says one in the singular", (code, french, english) => {
    const params = { count: 1, cards: 60, deck: 60, lands: 1, turn: 3 };
    expect(headlineOf(code, params, "fr")).toContain(french);
    expect(headlineOf(code, params, "en")).toContain(english);
  });

  test.each([
    [0, "0%"],
    [0.004, "Less than 1%"],
    [0.5, "50%"],
    [0.996, "More than 99%"],
    [1, "100%"],
  ])("a chance of %d is never rounded to nothing or to certainty: %s", (percent, written) => {
    expect(headlineOf("handTooFew", { chance: { percent } }, "en").toLowerCase()).toContain(
      written.toLowerCase(),
    );
  });

  test("[FOR-02] an archetype is named with the figures that show it", () => {
    const marks = [
      { mark: "kin", value: 30 },
      { mark: "kinShare", value: 0.97 },
    ];
    expect(headlineOf("planSigns", { marks: { marks } }, "en")).toMatch(/30.*97%/);
    expect(headlineOf("planSigns", { marks: { marks } }, "fr")).toMatch(/30.*97\s%/u);
    const themes = {
      themes: [{ theme: "kin", kind: { en: "Goblin", fr: "Gobelin" } }, { theme: "cycling" }],
    };
    const params = { archetype: { archetype: "tribal" }, themes };
    expect(headlineOf("planThemed", params, "en")).toMatch(/Tribal.*Goblin and cycling/);
    expect(headlineOf("planThemed", params, "fr")).toMatch(/Tribal.*Gobelin et recyclage/u);
  });

  test("[ANA-03] of many cards a sentence names the first ones, and says how many follow", () => {
    const named = (...names: readonly string[]) => ({
      cards: names.map((name) => ({ name, printed_name: null, quantity: 1 })),
      most: 2,
    });
    const of = (cards: object, language: "fr" | "en") =>
      headlineOf("wins.combat", { cards }, language);
    expect(of(named("A", "B", "C", "D"), "en")).toContain("A, B and 2 others");
    expect(of(named("A", "B", "C"), "fr")).toContain("A, B et une autre");
    expect(of(named("A", "B"), "en")).toContain("A and B.");
    expect(of(named("A", "B"), "fr")).toContain("A et B.");
  });

  test("what is wrong with a deck is said as the deck page says it", () => {
    const params = { name: "Black Lotus", format: { format: "commander" } };
    for (const language of LANGUAGES)
      expect(headlineOf("legality.banned", params, language)).toMatch(/Black Lotus.*Commander/);
  });

  test("[BRK-01] what a bracket follows from is said as the deck page says it", () => {
    const card = { name: "Cyclonic Rift", printed_name: "Faille cyclonique", quantity: null };
    const params = { count: 1, bracket: 3, cards: { cards: [card] } };
    expect(headlineOf("bracket.gameChangers", params, "fr")).toMatch(
      /^Un Game Changer \(Faille cyclonique\).*bracket 3/,
    );
    expect(headlineOf("bracket.gameChangers", params, "en")).toMatch(
      /^One Game Changer \(Cyclonic Rift\).*bracket 3/,
    );
  });

  test("[Q-3] bracket 2 is described by its turns, no longer by preconstructed decks", () => {
    for (const [language, turns, precon] of [
      ["en", /eight turns/, /preconstructed/],
      ["fr", /huit tours/, /préconstruit/],
    ] as const) {
      expect(headlineOf("bracket2", {}, language)).toMatch(turns);
      expect(headlineOf("bracket2", {}, language)).not.toMatch(precon);
    }
  });

  test("[Q-3] the card that a combo lacks is told apart from those of the deck", () => {
    const of = (name: string) => ({ name, printed_name: null, quantity: null });
    const params = {
      card: { card: of("Cathars' Crusade") },
      cards: { cards: [of("Herd Baloth")] },
    };
    expect(headlineOf("comboNear", params, "en")).toBe(
      "One card away: Cathars' Crusade, with Herd Baloth of the deck.",
    );
  });

  test("[BRK-03] what is worth saying beside a bracket is said as the deck page says it", () => {
    const card = { name: "Sol Ring", printed_name: "Anneau solaire", quantity: null };
    const params = { count: 1, cards: { cards: [card] } };
    expect(headlineOf("signal.fastMana", params, "fr")).toBe(
      "Une carte de fast mana qui n’est pas un Game Changer\u00a0: Anneau solaire.",
    );
    expect(headlineOf("signal.fastMana", params, "en")).toBe(
      "One fast mana card that isn’t a Game Changer: Sol Ring.",
    );
  });
});
