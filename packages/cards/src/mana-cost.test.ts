import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseManaCost } from "./mana-cost.ts";

describe("mana costs (CR 107.4, 202.3)", () => {
  it.each([
    ["{2}{W/U}{X}", 3, ["W", "U"]],
    ["{X}{X}", 0, []],
    ["{2/W}{2/W}", 4, ["W"]],
    ["{W/P}", 1, ["W"]],
    ["{G/W/P}", 1, ["W", "G"]],
    ["{C}{S}", 2, []],
    ["{C/R}", 1, ["R"]],
    ["{0}", 0, []],
    ["{10}{G}{G}", 12, ["G"]],
    ["{1}{R} // {1}{U}", 4, ["U", "R"]],
    ["{w}{b}", 2, ["W", "B"]],
    ["", 0, []],
  ])("%s has mana value %d", (cost, manaValue, colors) => {
    expect(parseManaCost(cost)).toMatchObject({ manaValue, colors });
  });

  it("names the kind of every symbol", () => {
    const kinds = parseManaCost("{3}{B}{C}{Y}{U/R}{U/P}{S}{CHAOS}").symbols.map(
      (symbol) => symbol.kind,
    );
    expect(kinds).toEqual([
      "generic",
      "colored",
      "colorless",
      "variable",
      "hybrid",
      "phyrexian",
      "snow",
      "other",
    ]);
  });

  it("takes any text without failing", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(parseManaCost(text).manaValue).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
