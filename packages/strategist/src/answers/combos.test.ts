import { expect, test } from "vitest";
import { card, deckOf, fill } from "../../test/made-deck.ts";
import { asked } from "../../test/sample-deck.ts";
import { deckFacts } from "../deck-facts.ts";
import type { StrategyDeck } from "../index.ts";
import { understand } from "../understanding/understand.ts";
import { answerCombos } from "./combos.ts";

const [breaker, ringer, saber, invader] = ["Breaker", "Ringer", "Saber", "Invader"].map((name) =>
  card("Scry 1.", { name: `Old ${name}` }),
);
const comboOf = (...names: readonly string[]) => ({
  cards: names.map((name) => ({ name, printedName: null })),
  ...{ result: "tokens", isCounted: true, isEarly: true, isConditional: false, manaValue: 6 },
  ...{ produces: [], prerequisites: [], steps: [], url: null },
});

const answer = (named: readonly (typeof breaker)[], combos: readonly object[]) => {
  const deck = { ...deckOf(...fill), combos } as unknown as StrategyDeck;
  const cards = named.flatMap((each) => (each ? [{ card: each, written: each.name }] : []));
  const question = asked("is there a combo with these", { deck, cards });
  return answerCombos({ question, understanding: understand(question), facts: deckFacts(deck) });
};
const COMBOS = [comboOf("Old Breaker", "Old Ringer"), comboOf("Old Ringer", "Old Saber")];

test("[FOR-05] combos of named cards are counted as theirs, not as those of the list", () => {
  const found = answer([breaker], COMBOS);
  expect(found?.headline).toMatchObject({
    code: "combosWith",
    params: { count: 1, cards: { cards: [{ name: "Old Breaker" }] } },
  });
  expect(found?.items).toHaveLength(1);
});

test("[FOR-05] where no combo holds all named cards, those that hold most are told", () => {
  const found = answer([breaker, ringer, invader], COMBOS);
  expect(found?.headline).toMatchObject({ code: "combosWithNone", params: { count: 1 } });
  expect(found?.cards).toMatchObject([{ name: "Old Breaker" }, { name: "Old Ringer" }]);
});

test("[FOR-05] named cards without a combo leave the combos of the list told", () => {
  expect(answer([invader], COMBOS)?.headline).toMatchObject({
    code: "combosWithNone",
    params: { count: 2 },
  });
  expect(answer([saber], [])?.headline).toMatchObject({
    code: "combosWithNone",
    params: { count: 0 },
  });
});
