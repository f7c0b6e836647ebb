import { expect, test } from "vitest";
import { card } from "../../test/made-deck.ts";
import { isTemporaryAnswer, manaEfficiencyOf } from "./mana-efficiency.ts";

const creature = (text: string, size: string, cmc: number, keywords: readonly string[] = []) =>
  card(text, {
    type_line: "Creature — Drake",
    ...{ power: size, toughness: size, cmc },
    keywords: [...keywords],
  });
const spell = (text: string, cmc: number) =>
  card(text, { type_line: "Instant", cmc, mana_cost: `{${cmc}}` });
const rate = (each: ReturnType<typeof card>) => manaEfficiencyOf(each) ?? Number.NaN;

test("[Q-2] a body is rated by its size, its keywords and its mana", () => {
  const [drake, angel] = [
    creature("Flying", "2", 3, ["Flying"]),
    creature("Flying, vigilance", "4", 5, ["Flying", "Vigilance"]),
  ];
  expect(rate(drake)).toBeLessThan(0);
  expect(rate(angel)).toBeGreaterThan(rate(drake));
  expect(rate(creature("", "5", 3))).toBeGreaterThan(rate(creature("", "2", 3)));
  expect(rate(creature("Whenever this creature attacks, draw a card.", "5", 3))).toBeGreaterThan(
    rate(creature("", "5", 3)),
  );
});

test("[Q-2] a body whose size the game tells has no rate", () => {
  const text = "This creature's power is equal to the number of cards in your hand.";
  expect(manaEfficiencyOf(creature(text, "*", 2))).toBeNull();
  expect(manaEfficiencyOf(creature("Flying", "*", 5, ["Flying"]))).toBeNull();
});

test.each([
  "Noncreature spells cost {1} more to cast.",
  "Your opponents can't cast spells during your turn.",
  "Creature spells you cast cost {1} less to cast.",
  "{T}: Add one mana of any color.",
  "When this creature enters, target instant card in your graveyard gains flashback until end of turn.",
  "This creature can't be blocked.",
  "This creature enters with X +1/+1 counters on it.",
  "Changeling",
])("[Q-2] a small body that has more to it is not called small: %s", (text) => {
  expect(manaEfficiencyOf(creature(text, "1", 3))).toBeNull();
});

test.each([
  "",
  "This creature can't block.",
  "This creature attacks each combat if able.",
  "This creature enters tapped.",
  "Defender",
])("[Q-2] a small body that is hindered at most is small: “%s”", (text) => {
  expect(rate(creature(text, "1", 3))).toBeLessThan(0);
});

test("[Q-2] an answer is rated by what it takes, for how much, and whether it comes again", () => {
  const exile = spell("Exile target creature.", 1);
  const bounce = spell("Return target creature to its owner's hand.", 1);
  expect(rate(exile)).toBeGreaterThan(rate(spell("Destroy target creature.", 4)));
  expect(rate(exile)).toBeGreaterThan(
    rate(spell("This spell deals 1 damage to target creature.", 1)),
  );
  expect(rate(bounce)).toBeLessThan(0);
  expect([exile, bounce].map(isTemporaryAnswer)).toEqual([false, true]);
});

test.each([
  "Choose two —\n• Counter target spell.\n• Return target permanent to its owner's hand.\n• Draw a card.",
  "Choose one —\n• Return target creature to its owner's hand.\n• Destroy target artifact.",
])("[Q-2] a spell that may do something lasting answers for more than a turn: %s", (text) => {
  expect(isTemporaryAnswer(spell(text, 4))).toBe(false);
});

test("[Q-2] removal that returns itself to hand counts as a lasting answer", () => {
  const spine = card(
    "When this artifact enters, destroy target permanent.\nWhen this artifact is put into a graveyard from the battlefield, return it to its owner's hand.",
    { type_line: "Artifact", cmc: 7 },
  );
  expect(isTemporaryAnswer(spine)).toBe(false);
});

test("[Q-2] rates no card that is neither a creature nor an answer", () => {
  expect(manaEfficiencyOf(spell("Draw two cards.", 3))).toBeNull();
});
