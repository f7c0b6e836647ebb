import { expect, test } from "vitest";
import { card } from "../../test/made-deck.ts";
import { answersForATurn, rateOf } from "./card-rate.ts";

const creature = (text: string, size: string, cmc: number, keywords: readonly string[] = []) =>
  card(text, {
    type_line: "Creature — Drake",
    ...{ power: size, toughness: size, cmc },
    keywords: [...keywords],
  });
const spell = (text: string, cmc: number) =>
  card(text, { type_line: "Instant", cmc, mana_cost: `{${cmc}}` });
const rate = (each: ReturnType<typeof card>) => rateOf(each) ?? Number.NaN;

test("[Q-2] a body is rated by its size, its keywords and its mana", () => {
  const [drake, angel] = [
    creature("Flying", "2", 3, ["Flying"]),
    creature("Flying, vigilance", "4", 5, ["Flying", "Vigilance"]),
  ];
  expect(rate(drake)).toBeLessThan(0);
  expect(rate(angel)).toBeGreaterThan(rate(drake));
  expect(rate(creature("", "5", 3))).toBeGreaterThan(rate(creature("", "2", 3)));
  expect(rate(creature("Whenever this creature attacks, draw a card.", "2", 3))).toBeGreaterThan(
    rate(creature("", "2", 3)),
  );
});

test("[Q-2] a body whose size the game tells has no rate", () => {
  const text = "This creature's power is equal to the number of cards in your hand.";
  expect(rateOf(creature(text, "*", 2))).toBeNull();
  expect(rateOf(creature("Flying", "*", 5, ["Flying"]))).toBeNull();
});

test("[Q-2] an answer is rated by what it takes, for how much, and whether it comes again", () => {
  const exile = spell("Exile target creature.", 1);
  const bounce = spell("Return target creature to its owner's hand.", 1);
  expect(rate(exile)).toBeGreaterThan(rate(spell("Destroy target creature.", 4)));
  expect(rate(exile)).toBeGreaterThan(
    rate(spell("This spell deals 1 damage to target creature.", 1)),
  );
  expect(rate(bounce)).toBeLessThan(0);
  expect([exile, bounce].map(answersForATurn)).toEqual([false, true]);
});

test("[Q-2] what returns itself answers for good", () => {
  const spine = card(
    "When this artifact enters, destroy target permanent.\nWhen this artifact is put into a graveyard from the battlefield, return it to its owner's hand.",
    { type_line: "Artifact", cmc: 7 },
  );
  expect(answersForATurn(spine)).toBe(false);
});

test("[Q-2] of what is neither a body nor an answer no rate is told", () => {
  expect(rateOf(spell("Draw two cards.", 3))).toBeNull();
});
