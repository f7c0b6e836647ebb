import { describe, expect, test } from "vitest";
import { readCard } from "../read-card.ts";
import { asksForMana, castingOf } from "./casting-of.ts";

const castingOfText = (text: string, typeLine = "Instant") => {
  const [face] = readCard([{ name: "Some Card", typeLine, text }]).faces;
  return castingOf(face?.abilities ?? []);
};
const waysOf = (text: string) => castingOfText(text).ways;

describe("[O-4] how a card is cast, by its own words", () => {
  test.each([
    ["for nothing", "You may cast this spell without paying its mana cost.", []],
    [
      "for life and a card",
      "You may pay 1 life and exile a blue card from your hand rather than pay this spell's mana cost.",
      ["pay", "exile"],
    ],
    [
      "put first",
      "Rather than pay this spell's mana cost, you may discard a land card.",
      ["discard"],
    ],
    [
      "by its name",
      "You may sacrifice two Mountains rather than pay Some Card's mana cost.",
      ["sacrifice"],
    ],
  ])("an alternative cost is read, %s (CR 118.9)", (_what, text, verbs) => {
    const [way] = waysOf(text);
    expect(way?.cost.map((cost) => cost.do?.verb)).toEqual(verbs);
    expect(way?.cost.some(asksForMana)).toBe(false);
  });

  test("mana is told apart, and so is when it is offered", () => {
    const [way] = waysOf(
      "If you attacked this turn, you may pay {U} rather than pay this spell's mana cost.",
    );
    expect(way?.cost).toEqual([{ symbols: ["{u}"] }]);
    expect(way?.cost.some(asksForMana)).toBe(true);
    expect(way?.condition?.clause?.verb).toBe("attack");
  });

  test.each([
    "You may cast that card without paying its mana cost.",
    "You may cast this card from your graveyard without paying its mana cost.",
    "Whenever you attack, you may cast a spell from your hand without paying its mana cost.",
    "This spell can't be countered.",
  ])("%s is no way to cast it from the hand", (text) => {
    expect(waysOf(text)).toEqual([]);
  });

  test("an additional cost is read; one of two is a choice, and one that may be paid is none (CR 118.8)", () => {
    const additional = (what: string) =>
      castingOfText(`As an additional cost to cast this spell, ${what}.`).additional;
    expect(additional("sacrifice a creature").map((cost) => cost.do?.verb)).toEqual(["sacrifice"]);
    const [choice, ...more] = additional("discard a card or pay {3}");
    expect([choice?.do?.verb, choice?.or?.symbols, more]).toEqual(["discard", ["{3}"], []]);
    expect(additional("you may sacrifice an artifact")).toEqual([]);
  });

  test("keywords keep their costs, and changes of its own cost what they depend on", () => {
    const { keywords, changes } = castingOfText(
      "Kicker {2}{R}\nThis spell costs {1} less to cast for each creature you control.\nNoncreature spells cost {1} more to cast.",
    );
    expect(keywords.map(({ name, cost }) => [name, cost])).toEqual([
      ["kicker", [{ symbols: ["{2}", "{r}"] }]],
    ]);
    expect(changes.map(({ how, symbols }) => [how, symbols])).toEqual([["less", ["{1}"]]]);
  });
});
