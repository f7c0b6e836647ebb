import { describe, expect, it } from "vitest";
import { layOutPlan } from "./lay-out-plan.ts";

const cards = (...names: string[]) =>
  names.map((name) => ({ name, printed_name: null, quantity: 1 }));
const theme = (name: string, enablers: string[], payoffs: string[] = []) => ({
  name,
  enablers: cards(...enablers),
  payoffs: cards(...payoffs),
});
const THEMES = [
  theme("Goblins", ["Krenko", "Shock"], ["Impact Tremors"]),
  theme("Tokens", ["Krenko"], ["Impact Tremors"]),
  theme("Burn", ["Shock"]),
  theme("Dice", ["Die"]),
];

describe("[Q-8] the map of a plan", () => {
  it.each([1, 2, 3, 4])("has room for the names of %d themes, none on another", (count) => {
    const { placed } = layOutPlan(THEMES.slice(0, count));
    const places = placed.map(({ x, y }) => `${x} ${y}`);
    expect(new Set(places).size).toBe(count);
    // A name takes 38 % of the width of a phone.
    for (const { x, y } of placed) {
      expect(x).toBeGreaterThanOrEqual(19);
      expect(x).toBeLessThanOrEqual(81);
      expect(Math.abs(y - 50)).toBeGreaterThanOrEqual(18);
    }
  });

  it("ties the themes that stand on the same cards", () => {
    const { shared } = layOutPlan(THEMES);
    expect(shared.map(({ from, to, count }) => [from.theme.name, to.theme.name, count])).toEqual([
      ["Goblins", "Tokens", 2],
      ["Goblins", "Burn", 1],
    ]);
  });
});
