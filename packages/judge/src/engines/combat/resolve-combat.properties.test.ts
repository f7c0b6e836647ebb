import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { creature } from "../../../test/creature.ts";
import { COMBAT_ABILITIES, type Combat, type CombatAbility, type Defender } from "./combat.ts";
import { resolveCombat } from "./resolve-combat.ts";

describe("[ORA-17] for every combat", () => {
  const someCreature = fc
    .record({
      power: fc.integer({ min: -2, max: 12 }),
      toughness: fc.integer({ min: 0, max: 12 }),
      abilities: fc.uniqueArray(fc.constantFrom(...COMBAT_ABILITIES), { maxLength: 5 }),
      damageMarked: fc.integer({ min: 0, max: 5 }),
      protected: fc.boolean(),
    })
    .map(({ power, toughness, abilities, damageMarked, protected: shielded }) =>
      creature(power, toughness, abilities, {
        damageMarked,
        protectionFrom: new Set(shielded ? ["creature"] : []),
      }),
    );
  const someCombat: fc.Arbitrary<Combat> = fc
    .record({
      attacker: someCreature,
      blockers: fc.array(someCreature, { maxLength: 4 }),
      emptied: fc.boolean(),
      defender: fc.constantFrom<Defender>(
        { kind: "player" },
        { kind: "planeswalker", left: 4 },
        { kind: "battle", left: 3 },
      ),
    })
    .map(({ emptied, ...combat }) => ({
      ...combat,
      blocked: emptied || combat.blockers.length > 0,
    }));
  const gives = (combat: Combat, ...abilities: readonly CombatAbility[]): Combat => ({
    ...combat,
    attacker: {
      ...combat.attacker,
      abilities: new Set([...combat.attacker.abilities, ...abilities]),
    },
  });
  const passed = (combat: Combat) => {
    const { damageToDefender, damageToController } = resolveCombat(combat);
    return damageToDefender + damageToController;
  };

  test("each step assigns exactly the power, or nothing", () => {
    fc.assert(
      fc.property(someCombat, (combat) => {
        for (const step of resolveCombat(combat).steps) {
          const total =
            step.toBlockers.reduce((sum, damage) => sum + damage, 0) +
            step.toDefender +
            step.toController;
          expect(total).toBeLessThanOrEqual(Math.max(0, combat.attacker.power));
          expect(
            Math.min(...step.toBlockers, step.toDefender, step.toController),
          ).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  test("trample lets nothing through before every blocker has lethal damage", () => {
    fc.assert(
      fc.property(someCombat, (combat) => {
        const [first] = resolveCombat(combat).steps;
        if (!first || first.toDefender === 0 || combat.blockers.length === 0) return;
        combat.blockers.forEach((blocker, index) => {
          const missing = Math.max(0, blocker.toughness - blocker.damageMarked);
          const lethal = combat.attacker.abilities.has("deathtouch")
            ? Math.min(1, missing)
            : missing;
          expect(first.toBlockers[index]).toBeGreaterThanOrEqual(lethal);
        });
      }),
    );
  });

  test("deathtouch and trample never let less through, nor does more power", () => {
    fc.assert(
      fc.property(someCombat, (combat) => {
        const plain = passed(combat);
        expect(passed(gives(combat, "deathtouch"))).toBeGreaterThanOrEqual(plain);
        expect(passed(gives(combat, "trample"))).toBeGreaterThanOrEqual(plain);
        const stronger = {
          ...combat,
          attacker: { ...combat.attacker, power: combat.attacker.power + 1 },
        };
        expect(passed(stronger)).toBeGreaterThanOrEqual(plain);
      }),
    );
  });

  test("there are one or two steps, two only with first or double strike (CR 510.4)", () => {
    fc.assert(
      fc.property(someCombat, (combat) => {
        const strikes = [combat.attacker, ...combat.blockers].some(
          ({ abilities }) => abilities.has("first-strike") || abilities.has("double-strike"),
        );
        const { steps } = resolveCombat(combat);
        expect(steps.length).toBeLessThanOrEqual(strikes ? 2 : 1);
        expect(steps.length).toBeGreaterThanOrEqual(1);
      }),
    );
  });

  test("no life is gained without lifelink and no poison without infect or toxic", () => {
    fc.assert(
      fc.property(someCombat, (combat) => {
        const { lifeGained, poisonCounters } = resolveCombat(combat);
        if (!combat.attacker.abilities.has("lifelink")) expect(lifeGained.attacker).toBe(0);
        if (!combat.attacker.abilities.has("infect")) expect(poisonCounters).toBe(0);
      }),
    );
  });
});
