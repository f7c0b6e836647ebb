import { COLORS, identitySources, symbolColors } from "@spellwright/cards";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decideWith } from "../../../test/decide-with.ts";
import { loadCards } from "../../../test/load-cards.ts";
import { madeUpCard } from "../../../test/made-up-card.ts";
import { workedExamples } from "../../../test/rules-examples.ts";
import { decideColorIdentity } from "./decide-color-identity.ts";

const identity = (more: Parameters<typeof madeUpCard>[1]) =>
  [...identitySources(madeUpCard("it", more)).keys()].join("");

describe("[ORA-17] collects the colours of an identity (CR 903.4)", () => {
  test.each([
    ["both halves of a hybrid", { mana_cost: "{2}{W/B}" }, "WB"],
    ["Phyrexian mana", { mana_cost: "{1}{G/P}" }, "G"],
    [
      "symbols of the text",
      { mana_cost: "{8}", oracle_text: "{3}{R}, {T}: It deals 2 damage." },
      "R",
    ],
    ["no reminder text", { mana_cost: "{1}{B}", oracle_text: "Extort (You may pay {W/B}.)" }, "B"],
    [
      "words are no symbols",
      { mana_cost: "{1}", oracle_text: "Destroy target green creature." },
      "",
    ],
    ["basic land types", { type_line: "Land — Forest Island" }, "UG"],
    [
      "the other face",
      {
        mana_cost: null,
        card_faces: [
          { name: "Front", mana_cost: "{2}{U}", oracle_text: "" },
          { name: "Back", mana_cost: "", type_line: "Land", oracle_text: "{T}: Add {R}." },
        ],
      },
      "UR",
    ],
    [
      "a colour indicator, as the card's data tells",
      { mana_cost: null, color_identity: ["B"] },
      "B",
    ],
  ] as const)("collects those of %s", (_, more, expected) => {
    expect(identity({ ...more } as Parameters<typeof madeUpCard>[1])).toBe(expected);
  });

  test("collects only the colours of its symbols, each once, in the usual order", () => {
    const symbol = fc.constantFrom("{W}", "{U}", "{B/R}", "{2/G}", "{3}", "{X}", "{C}", "{G/W/P}");
    fc.assert(
      fc.property(fc.array(symbol, { maxLength: 8 }), (symbols) => {
        const colors = identity({ mana_cost: symbols.join("") });
        expect(colors).toBe(COLORS.filter((color) => symbols.join("").includes(color)).join(""));
        expect([...symbolColors(symbols.join(""))].sort().join("")).toBe(
          [...colors].sort().join(""),
        );
      }),
    );
  });

  test.runIf(workedExamples)("collects them as the worked examples of the rules say", () => {
    const COLORS = { white: "W", blue: "U", black: "B", red: "R", green: "G" } as const;
    const said = (text: string) =>
      Object.entries(COLORS)
        .filter(([word]) => new RegExp(`identity is [^.]*\\b${word}\\b`).test(text))
        .map(([, letter]) => letter)
        .join("");
    const [textExample = ""] = workedExamples?.get("903.4") ?? [];
    const [hybridExample = ""] = workedExamples?.get("903.5c") ?? [];
    for (const example of [textExample, hybridExample]) {
      expect(identity({ mana_cost: (example.match(/(?:\{[^}]+\})+/g) ?? []).join("") })).toBe(
        said(example),
      );
    }
  });

  const real = loadCards([
    "Bosh, Iron Golem",
    "Breeding Pool",
    "Crypt Ghast",
    "Kitchen Finks",
    "Civilized Scholar // Homicidal Brute",
    "Transguild Courier",
  ]);
  test.runIf(real)("agrees with the public card data", () => {
    for (const card of real?.values() ?? []) {
      expect([...identitySources(card).keys()].sort()).toEqual([...card.color_identity].sort());
    }
    expect(real?.size).toBeGreaterThan(3);
  });
});

describe("[ORA-17] questions", () => {
  const twilight = madeUpCard("Twilight Pact", {
    mana_cost: "{W/B}{W/B}",
    type_line: "Instant",
    color_identity: ["W", "B"],
  });
  const golem = madeUpCard("Forge Golem", {
    mana_cost: "{6}",
    oracle_text: "{R}: It gets +1/+0.",
    color_identity: ["R"],
  });
  const decide = (question: string) =>
    decideWith(decideColorIdentity)(
      question,
      [twilight, golem].filter(({ name }) => question.includes(name)),
    );
  test.each([
    ["Puis-je jouer Twilight Pact dans mon deck Commander mono-noir ?", "no"],
    ["Puis-je jouer Twilight Pact dans un deck Commander Orzhov ?", "yes"],
    ["Est-ce que je peux mettre Forge Golem dans mon deck Commander incolore ?", "no"],
    ["Peut-on jouer Forge Golem dans un deck Commander Izzet ?", "yes"],
    ["Puis-je mettre une carte qui coûte {2}{W/B} dans mon deck commander mono-blanc ?", "no"],
    ["Puis-je mettre une carte à {1}{U}{R} dans mon deck Commander Grixis ?", "yes"],
    ["Can I play Twilight Pact in my mono-white commander deck?", "no"],
    ["Can I run Twilight Pact in an Esper commander deck?", "yes"],
    ["Can I put Forge Golem in a Selesnya commander deck?", "no"],
    ["Can I put a card that costs {1}{G/U} in my mono-green commander deck?", "no"],
    ["Can I play a card that costs {3}{R} in a Jund commander deck?", "yes"],
  ] as const)("are answered: %s → %s", (question, verdict) => {
    expect(decide(question)?.verdict).toBe(verdict);
  });
  test.each([
    ["Quelle est l'identité de couleur de Twilight Pact ?", /blanc et noir/],
    ["What is the color identity of Forge Golem?", /is red/],
  ])("are answered in a sentence: %s", (question, said) => {
    expect(decide(question)?.ruling).toMatch(said);
  });
  test("tells where each colour comes from", () => {
    expect(decide("What is the color identity of Forge Golem?")?.steps[0]?.action).toMatch(
      /rules text/,
    );
  });
});
