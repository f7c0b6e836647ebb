import { describe, expect, test } from "vitest";
import { card, deckOf } from "../../test/made-deck.ts";
import { asked } from "../../test/sample-deck.ts";
import { answerQuestion, type StrategyDeck } from "../index.ts";

const { signal } = new AbortController();
const answerTo = async (question: string, deck: StrategyDeck) => {
  const { content } = await answerQuestion(asked(question, { deck }), { signal });
  if (content.kind !== "findings") throw new Error("a model answered");
  return content;
};
const many = (count: number, text: string, cmc: number) =>
  Array.from({ length: count }, () => card(text, { cmc }));

const raises = many(6, "Return target creature card from your graveyard to the battlefield.", 2);
const fills = many(6, "Discard two cards.", 1);
const dear = many(6, "Scry 1.", 7);
const deck = deckOf(...raises, ...fills, ...dear);

describe("[FOR-09] the cards that an opening hand is kept for are those of the plan", () => {
  test.each([
    "Which cards should I keep in my opening hand?",
    "Quelles cartes garder en main de départ ?",
  ])("answers “%s”", async (question) => {
    const { headline, sections, cards } = await answerTo(question, deck);
    expect(headline).toMatchObject({ code: "openingKept", params: { least: 2, most: 5 } });
    const names = cards.map(({ name }) => name);
    expect(names.slice(0, 2)).toEqual([raises[0]?.name, fills[0]?.name]);
    expect(dear.map(({ name }) => name).filter((name) => names.includes(name))).toEqual([]);
    expect(sections.flatMap(({ items }) => items.map(({ code }) => code))).toEqual([
      "handEarlyCards",
    ]);
  });

  test("a named number of lands is a hand, and not asked for", async () => {
    const { headline } = await answerTo("Should I keep an opening hand with 3 lands?", deck);
    expect(headline.code).toBe("handLandsKept");
  });
});
