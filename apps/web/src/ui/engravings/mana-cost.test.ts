import { describe, expect, it } from "vitest";
import { manaCosts } from "./mana-cost.ts";

describe("a mana cost", () => {
  it("[ORA-09] reads numbers and colours in their order", () => {
    expect(manaCosts("{2}{G}{G}")).toEqual([
      [
        { kind: "generic", text: "2" },
        { kind: "color", color: "g" },
        { kind: "color", color: "g" },
      ],
    ]);
  });

  it("[CARD-02] reads hybrid, Phyrexian, snow, colourless and X", () => {
    expect(manaCosts("{X}{2/W}{G/U}{R/P}{G/U/P}{S}{C}")[0]).toEqual([
      { kind: "generic", text: "X" },
      { kind: "hybrid", halves: ["2", "w"] },
      { kind: "hybrid", halves: ["g", "u"] },
      { kind: "phyrexian", colors: ["r"] },
      { kind: "phyrexian", colors: ["g", "u"] },
      { kind: "color", color: "s" },
      { kind: "color", color: "c" },
    ]);
  });

  it("[CARD-02] gives a split card two costs, and a land none", () => {
    expect(manaCosts("{1}{R} // {U}")).toHaveLength(2);
    expect(manaCosts("")).toEqual([]);
    expect(manaCosts("nothing in braces")).toEqual([]);
  });
});
