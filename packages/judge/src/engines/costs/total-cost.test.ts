import {
  COLORS,
  genericMana,
  type ManaCost,
  manaTotal,
  NO_MANA,
  parseManaCost,
  writeManaCost,
} from "@spellwright/cards";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { workedExamples } from "../../../test/rules-examples.ts";
import { type Announced, totalCost } from "./total-cost.ts";

const cost = (written: string): ManaCost => parseManaCost(written) ?? NO_MANA;
const announce = (more: Partial<Announced>): Announced => ({
  base: NO_MANA,
  x: null,
  increases: [],
  reductions: [],
  least: null,
  ...more,
});
const written = (more: Partial<Announced>) => writeManaCost(totalCost(announce(more)).total);

const amount = fc.integer({ min: 0, max: 6 });
const someMana: fc.Arbitrary<ManaCost> = fc
  .record({ generic: amount, W: amount, U: amount, B: amount, R: amount, G: amount, C: amount })
  .map(({ generic, C, ...colored }) => ({ generic, colored, colorless: C, x: 0, others: [] }));
const someAnnounced = fc.record({
  base: someMana,
  x: fc.constant(null),
  increases: fc.array(someMana, { maxLength: 3 }),
  reductions: fc.array(someMana, { maxLength: 3 }),
  least: fc.option(amount),
});

describe("[ORA-17] what a spell costs (CR 601.2f)", () => {
  test.each([
    [{ base: cost("{1}{R}"), increases: [genericMana(1)] }, "{2}{R}"],
    [{ base: cost("{4}{G}"), reductions: [genericMana(6)] }, "{G}"],
    [{ base: cost("{1}{W}"), reductions: [cost("{W}{W}")] }, "{0}"],
    [{ base: cost("{X}{R}"), x: 4 }, "{4}{R}"],
    [{ base: cost("{R}"), least: 3 }, "{2}{R}"],
    [{ base: cost("{R}"), increases: [genericMana(2)], least: 3 }, "{2}{R}"],
    [{ base: cost("{2}{U}"), increases: [genericMana(1)], reductions: [genericMana(2)] }, "{1}{U}"],
    [{ base: NO_MANA, increases: [genericMana(1)] }, "{1}"],
    [{ base: cost("{W/U}{2/B}{G/P}") }, "{W/U}{2/B}{G/P}"],
  ])("is computed: %j → %s", (announced, expected) => {
    expect(written(announced)).toBe(expected);
  });

  test("the order of reductions never matters, nor does the order of increases", () => {
    fc.assert(
      fc.property(someAnnounced, (announced) => {
        const turned = {
          ...announced,
          increases: [...announced.increases].reverse(),
          reductions: [...announced.reductions].reverse(),
        };
        expect(totalCost(turned).total).toEqual(totalCost(announced).total);
      }),
    );
  });

  test("is never less than nothing, never less than what is set, and generic reductions leave colours alone", () => {
    fc.assert(
      fc.property(someAnnounced, amount, (announced, off) => {
        const { total, reduced } = totalCost(announced);
        expect(
          Math.min(total.generic, total.colorless, ...Object.values(total.colored)),
        ).toBeGreaterThanOrEqual(0);
        if (announced.least !== null)
          expect(manaTotal(total)).toBeGreaterThanOrEqual(announced.least);
        const further = totalCost({
          ...announced,
          least: null,
          reductions: [...announced.reductions, genericMana(off)],
        }).total;
        for (const color of COLORS) expect(further.colored[color]).toBe(reduced.colored[color]);
        expect(manaTotal(further)).toBe(manaTotal(reduced) - Math.min(off, reduced.generic));
      }),
    );
  });

  test("symbols read and written again are the same", () => {
    fc.assert(
      fc.property(someMana, (mana) => {
        expect(parseManaCost(writeManaCost(mana))).toEqual(mana);
      }),
    );
  });

  test.runIf(workedExamples)("is what the worked examples of the rules say", () => {
    const symbols = (rule: string) =>
      (workedExamples?.get(rule) ?? []).join(" ").match(/(?:\{[^}]+\})+/g) ?? [];
    // A creature spell made cheaper, then paid with convoke: {2} less off {5}{G}{G}.
    const [less = "", whole = "", total = ""] = symbols("702.51b");
    expect(written({ base: cost(whole), reductions: [cost(less)] })).toBe(total);
    // A black spell made cheaper by a creature that is sacrificed for it: the total is locked in before.
    const [mana = "", off = "", paid = ""] = symbols("601.2h");
    expect(written({ base: cost(mana), reductions: [cost(off)] })).toBe(paid);
  });
});
