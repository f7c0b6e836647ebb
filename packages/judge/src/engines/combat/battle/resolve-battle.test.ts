import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { creature } from "../../../../test/creature.ts";
import { workedExamples } from "../../../../test/rules-examples.ts";
import { COMBAT_ABILITIES, type Combat } from "../combat.ts";
import { findIllegalBlock } from "../legal-block.ts";
import { resolveCombat } from "../resolve-combat.ts";
import { resolveBattle } from "./resolve-battle.ts";

const someCreature = fc
  .record({
    power: fc.integer({ min: 0, max: 9 }),
    toughness: fc.integer({ min: 1, max: 9 }),
    abilities: fc.uniqueArray(fc.constantFrom(...COMBAT_ABILITIES), { maxLength: 4 }),
  })
  .map(({ power, toughness, abilities }) => creature(power, toughness, abilities));
const someFight: fc.Arbitrary<Combat> = fc
  .record({ attacker: someCreature, blockers: fc.array(someCreature, { maxLength: 3 }) })
  .map(({ attacker, blockers }) => ({
    attacker,
    blockers,
    blocked: blockers.length > 0,
    defender: { kind: "player" },
  }));
const someFights = fc.array(someFight, { maxLength: 5 });

describe("[ORA-17] several attackers", () => {
  test("a battle is the sum of its fights, in any order", () => {
    fc.assert(
      fc.property(someFights, (fights) => {
        const { fights: _, ...whole } = resolveBattle(fights);
        const { fights: __, ...turned } = resolveBattle([...fights].reverse());
        expect(turned).toEqual(whole);
        expect(whole.damage).toBe(
          fights.map((fight) => resolveCombat(fight).damageToDefender).reduce((a, b) => a + b, 0),
        );
      }),
    );
  });
  test("a further attacker never makes less damage, a further blocker never makes more", () => {
    fc.assert(
      fc.property(someFights, someFight, someCreature, (fights, more, blocker) => {
        expect(resolveBattle([...fights, more]).damage).toBeGreaterThanOrEqual(
          resolveBattle(fights).damage,
        );
        const blocked = { ...more, blockers: [...more.blockers, blocker], blocked: true };
        expect(resolveBattle([...fights, blocked]).damage).toBeLessThanOrEqual(
          resolveBattle([...fights, more]).damage,
        );
      }),
    );
  });
  test("life is lost for damage without infect only, gained for damage with lifelink only", () => {
    fc.assert(
      fc.property(someFights, (fights) => {
        const outcome = resolveBattle(fights);
        expect(outcome.lifeLost).toBeLessThanOrEqual(outcome.damage);
        const has = (ability: "infect" | "lifelink") =>
          fights.some(({ attacker }) => attacker.abilities.has(ability));
        if (!has("infect")) expect(outcome.lifeLost).toBe(outcome.damage);
        if (!has("lifelink")) expect(outcome.lifeGained.attacker).toBe(0);
      }),
    );
  });
});

describe.runIf(workedExamples)("[ORA-17] as the worked examples of the rules say", () => {
  const sizes = (text = "") =>
    [...text.matchAll(/(\d+)\/(\d+)/g)].map(([, power, toughness]) =>
      creature(Number(power), Number(toughness)),
    );
  test("one attacker, two blockers: every division assigns its whole power (CR 510.1c)", () => {
    const [example = ""] = workedExamples?.get("510.1c") ?? [];
    const [attacker, ...blockers] = sizes(example);
    if (!attacker) throw new Error("no creature in the example");
    const [step] = resolveCombat({
      attacker,
      blockers,
      blocked: true,
      defender: { kind: "player" },
    }).steps;
    const given = (step?.toBlockers ?? []).reduce((a, b) => a + b, 0);
    expect(example).toContain(`all ${given} damage`);
    expect(step?.toDefender).toBe(0);
  });
  test("trample divides damage against a protected blocker (CR 702.19b)", () => {
    const example = (workedExamples?.get("702.19b") ?? [])[1];
    const [attacker, blocker] = sizes(example);
    if (!attacker || !blocker) throw new Error("no creatures in the example");
    const least = Number(/at least (\d+) damage/.exec(example ?? "")?.[1]);
    const { damage } = resolveBattle([
      {
        attacker: { ...attacker, abilities: new Set(["trample"]), colors: new Set(["green"]) },
        blockers: [{ ...blocker, protectionFrom: new Set(["green"]) }],
        blocked: true,
        defender: { kind: "player" },
      },
    ]);
    expect(damage).toBe(attacker.power - least);
  });
  test("trample goes over planeswalkers (CR 702.19c)", () => {
    const [example = ""] = workedExamples?.get("702.19c") ?? [];
    const tramples = sizes(example)[1];
    const SPELLED = ["zero", "one", "two", "three", "four"];
    const left = SPELLED.indexOf(/with (\w+) loyalty/.exec(example)?.[1] ?? "");
    if (!tramples) throw new Error("no creature in the example");
    const alone = resolveCombat({
      attacker: { ...tramples, abilities: new Set(["trample-over-planeswalkers"]) },
      blockers: [],
      blocked: false,
      // The other attacker has already assigned one point.
      defender: { kind: "planeswalker", left: left - 1 },
    });
    expect(example).toContain(`${alone.damageToDefender} damage from the second`);
    expect(example).toContain(`${alone.damageToController} damage to the defending player`);
  });
  test("a block that evasion forbids is refused (CR 509.1b)", () => {
    const [example = ""] = workedExamples?.get("509.1b") ?? [];
    expect(example).toMatch(/flying and shadow/);
    expect(
      findIllegalBlock(creature(2, 2, ["flying", "shadow"]), [creature(2, 2, ["flying"])])?.why,
    ).toBe("shadow");
  });
});
