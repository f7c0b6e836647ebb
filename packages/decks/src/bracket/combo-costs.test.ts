import { describe, expect, it } from "vitest";
import { factsOf } from "../../test/starter-cards.ts";
import { furtherCost, manaValueOfCost } from "./combo-costs.ts";

const cost = (oracle_text: string, result: "mana" | "mill" = "mill") =>
  furtherCost(factsOf({ name: "Piece", oracle_text }), result);

describe("[BRK-03] all mana that must be spent", () => {
  it.each([
    ["{2}{U}{U}", 4],
    ["{X}{R}", 1],
    ["{2/W}{G/U}{B/P}", 4],
    ["{T}", 0],
  ])("%s is %i", (symbols, value) => {
    expect(manaValueOfCost(symbols)).toBe(value);
  });

  it("counts equip, buyback and the cheapest activation", () => {
    expect(cost("Equipped creature has haste.\nEquip {5}")).toBe(5);
    expect(cost("Buyback {3} (You may pay more.)\nCreate a token.")).toBe(3);
    expect(cost("{3}, {T}: Target player mills two cards.\n{5}: Draw a card.")).toBe(3);
    expect(cost("{4}: Scry 1.\nRemove a counter from this creature: Scry 1.")).toBe(0);
    expect(cost("{T}: Add {G}.\nWhenever you gain life, draw a card.")).toBe(0);
  });

  it("what brings the card into play is paid instead of its mana cost, not beside it", () => {
    expect(cost("{3}: Put Piece onto the battlefield from the command zone.")).toBe(0);
    expect(cost("{4}: Return this card from your graveyard to the battlefield.")).toBe(0);
    expect(cost("{2}: Put a creature card from your hand onto the battlefield.")).toBe(2);
  });

  it("a combo that makes mana pays for its own activations", () => {
    expect(cost("{3}: Untap this artifact.", "mana")).toBe(0);
    expect(cost("Equip {2}", "mana")).toBe(2);
  });
});
