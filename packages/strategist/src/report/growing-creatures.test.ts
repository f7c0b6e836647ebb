import { describe, expect, test } from "vitest";
import { card } from "../../test/made-deck.ts";
import { deckCardOf } from "../deck-facts.ts";
import { animatesLands, enlarges, enlargesOthers, growsWith } from "./growing-creatures.ts";

const creature = (text: string) =>
  card(text, { type_line: "Creature — Ox", power: "1", toughness: "1" });
const permanent = (text: string) => card(text, { type_line: "Enchantment" });

describe("[ANA-03] what makes attackers large is read from the cards", () => {
  const lands = deckCardOf(card("", { type_line: "Basic Land — Forest" }), 30, false);
  const spells = deckCardOf(card("Scry 1.", { type_line: "Sorcery" }), 60, false);

  test.each([
    ["This creature gets +1/+1 for each land you control.", true],
    [
      "This creature's power and toughness are each equal to the number of lands you control.",
      true,
    ],
    ["This creature gets +1/+1 for each artifact you control.", false],
    ["Whenever this creature attacks, it gets +1/+1 until end of turn.", false],
  ])("a creature grows with what the deck has much of: %s %s", (text, grows) => {
    expect(growsWith([lands, spells])(deckCardOf(creature(text), 1, false))).toBe(grows);
  });

  test.each([
    ["Other creatures you control get +1/+1.", true],
    ["Equipped creature gets +2/+0.", true],
    ["Equipped creature gets +1/-1.", false],
    ["Enchanted creature gets -2/-2.", false],
    ["Creatures your opponents control get +1/+1.", false],
    ["{2}: This creature gets +1/+1 until end of turn.", false],
  ])("others deal more by it: %s %s", (text, does) => {
    expect(enlargesOthers(permanent(text))).toBe(does);
  });

  test("a spell on one creature helps once, no army", () => {
    const growth = card("Target creature gets +3/+3 until end of turn.", { type_line: "Instant" });
    expect([enlarges(growth), enlargesOthers(growth)]).toEqual([true, false]);
  });

  test("lands are made into creatures by others, not by themselves", () => {
    const wakes = "Target land you control becomes a 3/3 Elemental creature until end of turn.";
    expect(animatesLands(permanent(wakes))).toBe(true);
    expect(
      animatesLands(permanent("This land becomes a 2/2 Elemental creature until end of turn.")),
    ).toBe(false);
  });
});
