import type { Card } from "@spellwright/contract";
import { describe, expect, test } from "vitest";
import { card, deckOf, plain } from "../test/made-deck.ts";
import { asked } from "../test/sample-deck.ts";
import { answerQuestion, type LocalFindings, type NamedCard, type StrategyDeck } from "./index.ts";

const { signal } = new AbortController();
const answer = async (
  question: string,
  deck: StrategyDeck,
  cards: readonly NamedCard[] = [],
): Promise<LocalFindings> => {
  const { content } = await answerQuestion(asked(question, { deck, cards }), { signal });
  if (content.kind !== "findings") throw new Error("a model answered");
  return content;
};
const many = (count: number, make: () => Card) => Array.from({ length: count }, make);

describe("[FOR-09] questions as owners type them", () => {
  test("an aura printed “Enchanter : terrain” makes no type of that word: lands are still counted", async () => {
    const aura = card("Enchant land", {
      type_line: "Enchantment — Aura",
      printed_type_line: "Enchanter : terrain",
    });
    const deck = deckOf(aura, ...many(61, plain));
    const count = await answer("combien de terrains il me faut", deck);
    expect(count.headline).toMatchObject({ code: "landCount", params: { count: 37 } });
    const odds = await answer("quelles chances d’avoir 3 terrains au tour 3", deck);
    expect(odds.headline.code).toMatch(/Lands/);
  });

  test.each([
    ["ma courbe est trop haute ?", 6, "curveBeyond.average"],
    ["is my curve too high", 6, "curveBeyond.average"],
    ["is my curve ok?", 3, "curveBeyond.early"],
    ["quelle est ma courbe", 6, "curve"],
  ])("answers “%s” with spells of %d mana: %s", async (question, cmc, code) => {
    const deck = deckOf(...many(62, () => card("Scry 1.", { cmc })));
    expect((await answer(question, deck)).headline.code).toBe(code);
  });

  test("a curve that keeps to what lists of its kind show is said to", async () => {
    const deck = deckOf(...many(20, () => card("Scry 1.", { cmc: 2 })), ...many(42, plain));
    expect((await answer("ma courbe est trop haute ?", deck)).headline.code).toBe("curveWithin");
  });

  test.each(["which color am i short on", "quelle couleur me manque"])(
    "%s: the one that lacks sources is named first",
    async (question) => {
      const blue = () => card("Scry 1.", { mana_cost: "{1}{U}{U}" });
      const { headline } = await answer(question, deckOf(...many(62, blue)));
      expect(headline).toMatchObject({ code: "sourcesShort", params: { color: { color: "U" } } });
    },
  );

  test.each(["est ce que je peux gagner tour 6", "je gagne au tour 6 ?"])(
    "%s: answered by simulated games, it is no question of rules",
    async (question) => {
      const ape = () => card("", { type_line: "Creature — Ape", power: "3", toughness: "3" });
      expect((await answer(question, deckOf(...many(62, ape)))).responseType).toBe("odds");
    },
  );

  test("“the game plan” in small letters names no card, though one is called so", async () => {
    const named = { card: card("", { name: "Game Plan" }), written: "game plan" };
    const deck = deckOf(...many(62, plain));
    const { headline } = await answer("whats the game plan", deck, [named]);
    expect(headline.code).toMatch(/^plan/);
  });
});
