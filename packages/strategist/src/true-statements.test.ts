import { describe, expect, test } from "vitest";
import { card, deckOf } from "../test/made-deck.ts";
import { asked } from "../test/sample-deck.ts";
import { deckFacts } from "./deck-facts.ts";
import { answerQuestion, type StrategyDeck } from "./index.ts";
import { planOf } from "./plan/plan-graph.ts";
import { planGame } from "./report/plan-game.ts";
import { averageAsCast, usualCost } from "./usual-cost.ts";

const { signal } = new AbortController();
const answerTo = async (question: string, deck: StrategyDeck | null) => {
  const { content } = await answerQuestion(asked(question, { deck }), { signal });
  if (content.kind !== "findings") throw new Error("a model answered");
  return content;
};
const costOf = (text: string, cmc: number): number => {
  const [, each] = deckFacts(deckOf(card(text, { cmc }))).cards;
  if (each === undefined) throw new Error("no card");
  return usualCost(each);
};

describe("[Q-3] costs are those that cards are cast for", () => {
  test.each([
    ["Affinity for artifacts", 8, 4],
    ["This spell costs {1} less to cast for each creature.", 9, 4],
    ["This spell costs {2} less to cast if you control a Wizard.", 3, 1],
    [
      "Spectacle {R} (You may cast this spell for its spectacle cost rather than its mana cost if an opponent lost life this turn.)\nDraw two cards.",
      3,
      1,
    ],
    [
      "Warp {1}{R} (You may cast this card from your hand for its warp cost. Exile this creature at the beginning of the next end step, then you may cast it from exile on a later turn.)",
      5,
      2,
    ],
    [
      "Overload {6}{U} (You may cast this spell for its overload cost. If you do, change “target” in its text to “each.”)",
      2,
      2,
    ],
    [
      "Flashback {R} (You may cast this card from your graveyard for its flashback cost. Then exile it.)",
      4,
      4,
    ],
    ["Draw two cards.", 3, 3],
  ])("a card with “%s” that costs %d is cast for %d", (text, cmc, cast) => {
    expect(costOf(text, cmc)).toBe(cast);
  });

  test("the lands that a deck needs are counted from them", async () => {
    const dear = { cmc: 9 };
    const [full, less] = [
      "Draw a card.",
      "Draw a card. This spell costs {1} less to cast for each creature.",
    ].map((text) => deckOf(...Array.from({ length: 60 }, () => card(text, dear))));
    if (full === undefined || less === undefined) throw new Error("no deck");
    expect([averageAsCast(deckFacts(full)), averageAsCast(deckFacts(less))]).toEqual([
      expect.closeTo((60 * 9 + 3) / 61),
      expect.closeTo((60 * 4 + 3) / 61),
    ]);
    const least = async (deck: StrategyDeck) =>
      Number((await answerTo("Do I have enough lands?", deck)).headline.params.least);
    expect(await least(less)).toBeLessThan(await least(full));
  });

  test("a spell that is cast early is no play of the late game", () => {
    const act = card("This spell costs {1} less to cast for each creature.", { cmc: 9 });
    const facts = deckFacts(deckOf(act));
    const phases = planGame(facts, planOf(facts)).filter(({ cards }) =>
      cards.some(({ name }) => name === act.name),
    );
    expect(phases.map(({ phase }) => phase)).toEqual(["mid"]);
  });
});

describe("[Q-3] a list that claims to be whole is whole", () => {
  test.each(["What tokens do I make?", "Quels jetons fait mon deck ?"])(
    "keeps what it claims: %s",
    async (question) => {
      const goblins = card("Create two 1/1 red Goblin creature tokens.");
      const treasure = card("Create a Treasure token.");
      const copy = card("Create a token that's a copy of target creature you control.");
      const { headline, sections } = await answerTo(question, deckOf(goblins, treasure, copy));
      expect(headline).toEqual({ code: "tokenKinds", params: { count: 3 } });
      expect(JSON.stringify(sections)).toContain(goblins.name);
      expect(JSON.stringify(sections)).toContain(treasure.name);
      expect(JSON.stringify(sections)).toContain(copy.name);
    },
  );
});

test("[Q-3] a curve beyond the lists of its kind is named so, and never as within", async () => {
  const heavy = deckOf(...Array.from({ length: 60 }, () => card("Draw a card.", { cmc: 7 })));
  const { headline, sections } = await answerTo("Is my curve too high?", heavy);
  expect(headline.code).toMatch(/^curveBeyond\./);
  expect(JSON.stringify(sections)).not.toContain("curveWithin");
});
