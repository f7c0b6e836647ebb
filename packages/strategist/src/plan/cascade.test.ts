import { expect, test } from "vitest";
import { card, line } from "../../test/made-deck.ts";
import { deckFacts } from "../deck-facts.ts";
import { isFreeOnTheirTurn } from "../usual-cost.ts";
import { cascadeOf } from "./cascade.ts";
import { conflictsWithPlan } from "./conflicts.ts";
import { openingLine } from "./opening-line.ts";
import { planOf } from "./plan-graph.ts";

const spell = { type_line: "Sorcery", legalities: { modern: "legal" } };
const ending = card("Suspend 3—{2}{B}{B}\nDestroy all creatures.", {
  ...spell,
  ...{ name: "Ending", mana_cost: "", cmc: 0, keywords: ["Suspend"] },
});
const agent = card("Cascade", {
  ...{ name: "Agent", type_line: "Creature — Rogue", mana_cost: "{1}{G}{U}", cmc: 3 },
  keywords: ["Cascade"],
});
const giant = card("Cycling {1}", { ...spell, mana_cost: "{5}{G}", cmc: 6 });
const cheap = card("Draw a card.", { ...spell, mana_cost: "{U}", cmc: 1 });
const late = card("Draw two cards.", { ...spell, mana_cost: "{2}{U}", cmc: 3 });
const factsOf = (...others: readonly (typeof giant)[]) =>
  deckFacts({
    name: "Test",
    format: "modern",
    bracket: null,
    entries: [
      line(ending, 3),
      line(agent, 4),
      line(giant, 33),
      ...others.map((each) => line(each, 20)),
    ],
  });

test("[Q-1] a deck of one free spell is what cascades into it; nothing cheaper comes in, neither goes out", () => {
  const facts = factsOf(giant);
  expect(cascadeOf(facts)?.below).toBe(3);
  const { restsOn } = planOf(facts);
  expect([restsOn.has("Agent"), restsOn.has("Ending")]).toEqual([true, true]);
  const conflicts = conflictsWithPlan(facts);
  expect([conflicts(cheap), conflicts(late)]).toEqual([true, false]);
});

test("[Q-1] with cheap spells on the way a deck is not built on its cascade", () => {
  expect(cascadeOf(factsOf(cheap))).toBeNull();
});

test("[Q-3] what has no mana cost is no early play (CR 118.6)", () => {
  expect(openingLine([ending, agent], 3, factsOf(giant))).not.toContain(ending);
});

test("[Q-3] what is free in the turns of others is told from what is free always", () => {
  const way = "you may exile a blue card from your hand rather than pay this spell's mana cost.";
  const counter = (when: string) => card(`${when}${way}\nCounter target spell.`, spell);
  expect(isFreeOnTheirTurn(counter("If it's not your turn, "))).toBe(true);
  expect(isFreeOnTheirTurn(card(`Y${way.slice(1)}\nCounter target spell.`, spell))).toBe(false);
});
