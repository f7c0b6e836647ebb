import { expect, test } from "vitest";
import { card } from "../../test/made-deck.ts";
import { creatureSizeOf, hasFixedSize } from "./creature-size.ts";

const creature = (text: string, power: string) =>
  card(text, { type_line: "Creature — Snake", power, toughness: power });

test("[Q-2] a creature is as large as the counters make it that it enters with", () => {
  expect(
    creatureSizeOf(creature("This creature enters with four +1/+1 counters on it.", "0")),
  ).toEqual({
    power: 4,
    toughness: 4,
  });
  expect(
    creatureSizeOf(creature("This creature enters with X +1/+1 counters on it.", "0"))?.power,
  ).toBe(2);
  expect(
    creatureSizeOf(creature("Whenever this creature attacks, put a +1/+1 counter on it.", "1")),
  ).toEqual({ power: 1, toughness: 1 });
});

test("[Q-2] what is no creature has no body", () => {
  expect(creatureSizeOf(card("Draw a card.", { type_line: "Sorcery" }))).toBeNull();
});

test("[Q-2] a size that the game tells is no fixed one", () => {
  const sized = (power: string | null, toughness: string | null) =>
    card("", { type_line: "Creature — Lhurgoyf", power, toughness });
  const varying = [sized("*", "1+*"), sized("2", "*"), sized("X", "X"), sized(null, null)];
  expect(varying.map(hasFixedSize)).toEqual([false, false, false, false]);
  expect([sized("0", "4"), sized("-1", "1")].map(hasFixedSize)).toEqual([true, true]);
});
