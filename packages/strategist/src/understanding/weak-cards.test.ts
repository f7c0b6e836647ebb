import { describe, expect, test } from "vitest";
import { KRENKO } from "../../test/krenko.ts";
import { asked } from "../../test/sample-deck.ts";
import { deckFacts } from "../deck-facts.ts";
import { answerQuestion, type Finding } from "../index.ts";
import { cutOrder, weakCount } from "../report/cut-order.ts";

const { signal } = new AbortController();
const answerTo = async (question: string) => {
  const { content } = await answerQuestion(asked(question, { deck: KRENKO }), { signal });
  if (content.kind !== "findings") throw new Error("a model answered");
  return { code: content.headline.code, named: content.cards.map(({ name }) => name) };
};
const order = cutOrder(deckFacts(KRENKO));

describe("[Q-2] the weakest cards are those that advice cuts first", () => {
  test.each([
    "Which cards are the weakest?",
    "name the least useful cards",
    "quelles sont les cartes les plus faibles ?",
    "quels sont les sorts les moins utiles ?",
    "mes cartes inutiles ?",
  ])("are asked for: %s", async (question) => {
    const first = order.slice(0, 5).map(({ card }) => card.name);
    expect(await answerTo(question)).toEqual({ code: "weakest", named: first });
  });

  test.each(["What’s my worst card?", "quelle est la carte la plus faible ?"])(
    "one is named, the next two after it: %s",
    async (question) => {
      const { content } = await answerQuestion(asked(question, { deck: KRENKO }), { signal });
      if (content.kind !== "findings") throw new Error("a model answered");
      const [worst, ...next] = order.slice(0, 3).map(({ card }) => card.name);
      const namesIn = ({ params }: Finding) =>
        params.cards instanceof Object && "cards" in params.cards
          ? params.cards.cards.map(({ name }) => name)
          : [];
      expect([content.headline.code, namesIn(content.headline)]).toEqual(["weakest", [worst]]);
      const after = content.sections.flatMap(({ items }) => items);
      expect(after.filter(({ code }) => code === "weakestNext").map(namesIn)).toEqual([next]);
    },
  );

  test.each(["which creatures are the weakest?", "quelles créatures sont les plus faibles ?"])(
    "are asked for by a type: %s",
    async (question) => {
      const creatures = order
        .slice(0, weakCount(order))
        .filter(({ card }) => card.type_line.includes("Creature"));
      expect(await answerTo(question)).toEqual({
        code: "weakest",
        named: creatures.slice(0, 5).map(({ card }) => card.name),
      });
    },
  );

  test.each(["which enchantments are the weakest?", "quels enchantements sont les plus faibles ?"])(
    "of a type that holds none of them the first to go are named: %s",
    async (question) => {
      const isEnchantment = ({ card }: (typeof order)[number]) =>
        card.type_line.includes("Enchantment");
      expect(order.slice(0, weakCount(order)).some(isEnchantment)).toBe(false);
      const first = order.filter(isEnchantment).slice(0, 3);
      expect(await answerTo(question)).toEqual({
        code: "weakestNone",
        named: first.map(({ card }) => card.name),
      });
    },
  );

  test.each([
    ["What are the weaknesses of this deck?", /^overview/],
    ["quels sont les points faibles de mon deck ?", /^overview/],
    ["which cards is my deck weak to?", /^threats/],
    ["is my deck bad at drawing cards?", /^(?!weakest)/],
    ["which cards are bad late in the game?", /^deadLate/],
  ])("what is said of the deck, or of a time, is no such question: %s", async (question, code) => {
    expect((await answerTo(question)).code).toMatch(code);
  });
});
