import type { Card } from "@spellwright/contract";
import { describe, expect, test } from "vitest";
import { asked, cardWithText, sampleDeck } from "../../test/sample-deck.ts";
import { answerQuestion, type StrategyDeck } from "../index.ts";

const BURN = sampleDeck("modern-red-white-burn", "modern");
const [line] = BURN.entries;
if (line === undefined) throw new Error("the list is empty");

/** Cards by what they say. The names tell what they are asked for. */
const CARDS: Readonly<
  Record<string, Partial<Card> & { readonly text: string; readonly copies?: number }>
> = {
  "Draws At Deaths": { text: "Whenever a creature you control dies, draw a card." },
  "Draws When It Dies": {
    text: "When this creature dies, draw a card.",
    type_line: "Creature — Elf",
  },
  "Draws Otherwise": { text: "Draw two cards.", type_line: "Instant", cmc: 2, copies: 4 },
  "Drains At Deaths": {
    text: "Whenever another creature dies, each opponent loses 1 life and you gain 1 life.",
  },
  Mills: { text: "Target player mills three cards." },
  "Finds A Forest": { text: "Search your library for a Forest card, put it onto the battlefield." },
  "Gives A Land": {
    text: "Destroy target creature. Its controller may search their library for a basic land card.",
  },
  "Cycles For A Land": { text: "Basic landcycling {1}" },
  Large: { text: "", type_line: "Creature — Beast", cmc: 7 },
  Bolt: {
    text: "This spell deals 3 damage to any target.",
    type_line: "Instant",
    cmc: 1,
    copies: 4,
  },
  Steals: { text: "Gain control of target creature." },
  Cheapens: { text: "Creature spells you cast cost {1} less to cast." },
  "Costs Less Itself": { text: "This spell costs {1} less to cast for each artifact." },
  "Enters And Draws": {
    text: "When this creature enters, draw a card.",
    type_line: "Creature — Elf",
  },
};
const DECK: StrategyDeck = {
  ...BURN,
  entries: Object.entries(CARDS).map(([name, { text, copies = 1, ...card }]) => ({
    ...line,
    name,
    quantity: copies,
    board: "main" as const,
    card: cardWithText(text, { id: name, name, ...card }),
  })),
};
const { signal } = new AbortController();
const found = async (question: string) => {
  const { content } = await answerQuestion(asked(question, { deck: DECK }), { signal });
  if (content.kind !== "findings") throw new Error("a model answered");
  return content.cards.map(({ name }) => name).toSorted();
};

describe("[FOR-09] cards are found by what they say, in either language", () => {
  test.each([
    [
      "Quelles cartes piochent quand une créature meurt ?",
      "which cards draw when creatures die",
      ["Draws At Deaths", "Draws When It Dies"],
    ],
    [
      "Quelles cartes se déclenchent quand une créature meurt ?",
      "death triggers",
      ["Drains At Deaths", "Draws At Deaths", "Draws When It Dies"],
    ],
    [
      "Quelles créatures ont un effet d’arrivée ?",
      "which creatures have etb effects",
      ["Enters And Draws"],
    ],
    [
      "lesquelles cherchent un terrain ?",
      "which cards fetch a land",
      ["Cycles For A Land", "Finds A Forest"],
    ],
    ["Quelles cartes drainent ?", "which cards drain life", ["Drains At Deaths"]],
    ["Quelles cartes prolifèrent ?", "which cards proliferate", []],
    ["Quelles cartes meulent ?", "which cards mill", ["Mills"]],
    ["Quelles cartes prennent le contrôle ?", "which cards steal creatures", ["Steals"]],
    ["Quelles cartes réduisent des coûts ?", "which cards make spells cost less", ["Cheapens"]],
    ["Quelles sont mes cibles de réanimation ?", "what are my reanimation targets", ["Large"]],
    ["Quelles cartes en 4 exemplaires ?", "which cards are 4-ofs", ["Bolt", "Draws Otherwise"]],
    ["Combien de sorts de burn ?", "how much burn", ["Bolt"]],
    ["Combien de cantrips ?", "how many cantrips", ["Draws Otherwise"]],
  ])("finds %s / %s", async (french, english, names) => {
    expect(await found(french)).toEqual(names);
    expect(await found(english)).toEqual(names);
  });

  test("two halves of a card are no kind of card: lands on a back are counted as lands once", async () => {
    const both = cardWithText("Draw a card.", {
      name: "Front // Back",
      type_line: "Creature — Elf // Land",
    });
    const deck = { ...BURN, entries: [...BURN.entries, { ...line, name: both.name, card: both }] };
    const question = "chance of 2 lands in opening hand";
    const { content } = await answerQuestion(asked(question, { deck }), { signal });
    if (content.kind !== "findings") throw new Error("a model answered");
    expect(content.headline.code).toBe("oddsLandsOpening");
  });
});

describe("[FOR-09] a deck of sixty cards", () => {
  const ask = async (question: string) => {
    const { content } = await answerQuestion(asked(question, { deck: BURN }), { signal });
    if (content.kind !== "findings") throw new Error("a model answered");
    return content;
  };

  test.each(["cinq coupes", "five cuts"])(
    "has %s as five copies, and as many have to come in",
    async (question) => {
      const { headline, cards, sections } = await ask(question);
      expect(headline).toMatchObject({ code: "cuts", params: { count: 5 } });
      expect(cards.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0)).toBe(5);
      const size = BURN.entries
        .filter(({ board }) => board === "main")
        .reduce((sum, { quantity }) => sum + quantity, 0);
      expect(sections[0]?.items).toContainEqual({
        code: "cutsReplaced",
        params: { count: 5 - (size - 60), least: 60 },
      });
    },
  );

  test.each(["Combien de playsets ?", "how many 4-ofs"])(
    "counts four copies: %s",
    async (question) => {
      const fours = BURN.entries.filter(
        ({ board, quantity }) => board === "main" && quantity === 4,
      );
      expect((await ask(question)).headline).toEqual({
        code: "copyCount",
        params: { count: fours.length, copies: 4 },
      });
    },
  );

  test.each(["Que mettre dans ma réserve ?", "what should my sideboard have"])(
    "fills its sideboard: %s",
    async (question) => {
      const held = BURN.entries
        .filter(({ board }) => board === "sideboard")
        .reduce((sum, { quantity }) => sum + quantity, 0);
      const { headline, cards } = await ask(question);
      expect(headline).toEqual({ code: "sideboardSize", params: { count: held } });
      expect(cards.map(({ name }) => name)).toContain("Rest in Peace");
    },
  );

  test.each([
    "Que faire entrer de ma réserve contre un artefact ?",
    "what do I side in vs artifacts",
  ])("answers %s", async (question) => {
    const { headline, cards } = await ask(question);
    expect(headline.code).toBe("sideboardAnswers");
    expect(cards.map(({ name }) => name).toSorted()).toEqual([
      "Smash to Smithereens",
      "Wear // Tear",
    ]);
  });
});
