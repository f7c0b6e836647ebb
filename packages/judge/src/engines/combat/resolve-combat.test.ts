import { describe, expect, test } from "vitest";
import { creature } from "../../../test/creature.ts";
import type { Combat, CombatCreature, Defender } from "./combat.ts";
import { findIllegalBlock } from "./legal-block.ts";
import { resolveCombat } from "./resolve-combat.ts";

const fight = (
  attacker: CombatCreature,
  blockers: readonly CombatCreature[],
  more: Partial<Combat> = {},
) =>
  resolveCombat({
    attacker,
    blockers,
    blocked: blockers.length > 0,
    defender: { kind: "player" },
    ...more,
  });

describe("[ORA-17] what reaches the defending player", () => {
  test("an unblocked creature deals its power (CR 510.1b)", () => {
    expect(fight(creature(3, 3), []).damageToDefender).toBe(3);
  });

  test("a blocked creature without trample deals nothing to the player (CR 510.1c)", () => {
    expect(fight(creature(9, 9), [creature(1, 1)]).damageToDefender).toBe(0);
  });

  test.each([
    { power: 6, blockers: [creature(4, 4), creature(3, 3)], left: 0 },
    { power: 8, blockers: [creature(4, 4), creature(3, 3)], left: 1 },
    { power: 5, blockers: [creature(2, 2)], left: 3 },
  ])(
    "trample: $power power leaves $left after lethal damage to all (CR 702.19b)",
    ({ power, blockers, left }) => {
      expect(fight(creature(power, 6, ["trample"]), blockers).damageToDefender).toBe(left);
    },
  );

  test("deathtouch makes 1 damage lethal: 6/6 against 4/4 and 3/3 leaves 4 (CR 702.2c)", () => {
    const attacker = creature(6, 6, ["trample", "deathtouch"]);
    expect(fight(attacker, [creature(4, 4), creature(3, 3)]).damageToDefender).toBe(4);
  });

  test("damage already marked counts towards lethal (CR 702.19b)", () => {
    const hurt = creature(3, 3, [], { damageMarked: 2 });
    expect(fight(creature(6, 6, ["trample"]), [hurt]).damageToDefender).toBe(5);
  });

  test("protection and indestructible change nothing for the assignment (CR 702.19b)", () => {
    const green = { colors: new Set(["green"]) };
    const shielded = creature(2, 2, [], { protectionFrom: new Set(["green"]) });
    const outcome = fight(creature(6, 6, ["trample"], green), [shielded]);
    expect(outcome.damageToDefender).toBe(4);
    expect(outcome.blockerDeaths).toEqual([null]);
    expect(
      fight(creature(8, 8, ["trample"]), [creature(1, 1, ["indestructible"])]).damageToDefender,
    ).toBe(7);
  });

  test("a creature whose blockers left deals all with trample, nothing without (CR 702.19d)", () => {
    expect(fight(creature(7, 7), [], { blocked: true }).damageToDefender).toBe(0);
    expect(fight(creature(7, 7, ["trample"]), [], { blocked: true }).damageToDefender).toBe(7);
  });

  test("double strike and trample: what blocked in the first step is dead in the second (CR 702.4b)", () => {
    const outcome = fight(creature(3, 3, ["double-strike", "trample"]), [creature(2, 2)]);
    expect(outcome.steps.map(({ toDefender }) => toDefender)).toEqual([1, 3]);
  });

  test("double strike without trample stays blocked after killing its blocker", () => {
    expect(fight(creature(3, 3, ["double-strike"]), [creature(2, 2)]).damageToDefender).toBe(0);
  });
});

describe("[ORA-17] planeswalkers and battles", () => {
  const walker: Defender = { kind: "planeswalker", left: 3 };

  test("ordinary trample never goes past the planeswalker (CR 702.19f)", () => {
    const outcome = fight(creature(9, 9, ["trample"]), [creature(2, 2)], { defender: walker });
    expect(outcome).toMatchObject({ damageToDefender: 7, damageToController: 0 });
  });

  test("trample over planeswalkers goes to blockers, loyalty, then its controller (CR 702.19c)", () => {
    const attacker = creature(9, 9, ["trample-over-planeswalkers"]);
    const outcome = fight(attacker, [creature(2, 2)], { defender: walker });
    expect(outcome).toMatchObject({ damageToDefender: 3, damageToController: 4 });
  });

  test("a battle takes the trample damage itself", () => {
    const defender: Defender = { kind: "battle", left: 5 };
    expect(
      fight(creature(6, 6, ["trample"]), [creature(2, 2)], { defender }).damageToDefender,
    ).toBe(4);
  });
});

describe("[ORA-17] who dies", () => {
  test("both die, when each deals lethal damage at the same time (CR 510.2, 704.5g)", () => {
    expect(fight(creature(2, 2), [creature(2, 2)])).toMatchObject({
      attackerDeath: "704.5g",
      blockerDeaths: ["704.5g"],
    });
  });

  test("first strike kills before the other side deals damage (CR 702.7b)", () => {
    expect(fight(creature(2, 2, ["first-strike"]), [creature(2, 2)]).attackerDeath).toBeNull();
    expect(fight(creature(2, 2), [creature(2, 2, ["first-strike"])]).blockerDeaths).toEqual([null]);
  });

  test("deathtouch destroys whatever it damages (CR 704.5h), but not with 0 power", () => {
    expect(fight(creature(9, 9), [creature(1, 1, ["deathtouch"])]).attackerDeath).toBe("704.5h");
    expect(fight(creature(9, 9), [creature(0, 1, ["deathtouch"])]).attackerDeath).toBeNull();
  });

  test("an indestructible creature survives damage, not -1/-1 counters down to 0 toughness (CR 704.5f)", () => {
    expect(fight(creature(9, 9), [creature(1, 1, ["indestructible"])]).blockerDeaths).toEqual([
      null,
    ]);
    expect(
      fight(creature(9, 9, ["wither"]), [creature(1, 1, ["indestructible"])]).blockerDeaths,
    ).toEqual(["704.5f"]);
  });

  test("wither of a first striker weakens what strikes back (CR 702.80a)", () => {
    const outcome = fight(creature(2, 2, ["first-strike", "wither"]), [creature(3, 4)]);
    expect(outcome.steps.at(-1)?.toAttacker).toEqual([1]);
    expect(outcome.attackerDeath).toBeNull();
  });

  test("too little power for two blockers kills one of them: the division is free (CR 510.1c)", () => {
    const outcome = fight(creature(3, 9), [creature(1, 3), creature(1, 2)]);
    expect(outcome.blockerDeaths.filter(Boolean)).toHaveLength(1);
  });
});

describe("[ORA-17] life and poison", () => {
  test("lifelink counts all damage dealt, what is more than lethal too (CR 702.15b)", () => {
    expect(fight(creature(4, 4, ["lifelink"]), [creature(1, 1)]).lifeGained.attacker).toBe(4);
    expect(fight(creature(4, 4, ["lifelink", "double-strike"]), []).lifeGained.attacker).toBe(8);
    expect(fight(creature(4, 4), [creature(2, 2, ["lifelink"])]).lifeGained.defender).toBe(2);
  });

  test("prevented damage gains no life (CR 702.16e)", () => {
    const shielded = creature(2, 2, [], { protectionFrom: new Set(["everything"]) });
    expect(fight(creature(4, 4, ["lifelink"]), [shielded]).lifeGained.attacker).toBe(0);
  });

  test("infect gives poison, toxic adds its value (CR 702.90b, 702.164c)", () => {
    expect(fight(creature(5, 5, ["infect"]), []).poisonCounters).toBe(5);
    expect(fight(creature(3, 3, [], { toxic: 2 }), []).poisonCounters).toBe(2);
    expect(fight(creature(3, 3, ["infect"], { toxic: 2 }), []).poisonCounters).toBe(5);
  });
});

describe("[ORA-17] blocks that are not legal (CR 509.1b)", () => {
  test.each([
    ["702.9b", creature(2, 2, ["flying"]), [creature(2, 2)]],
    ["702.111b", creature(2, 2, ["menace"]), [creature(2, 2)]],
    ["702.28b", creature(2, 2, ["shadow"]), [creature(2, 2)]],
    ["702.28b", creature(2, 2), [creature(2, 2, ["shadow"])]],
    ["702.118b", creature(1, 1, ["skulk"]), [creature(2, 2)]],
    ["702.147a", creature(1, 1), [creature(2, 2, ["decayed"])]],
    [
      "702.16f",
      creature(2, 2, [], { protectionFrom: new Set(["red"]) }),
      [creature(2, 2, [], { colors: new Set(["red"]) })],
    ],
  ] as const)("are refused by %s", (rule, attacker, blockers) => {
    expect(findIllegalBlock(attacker, blockers)?.rule).toBe(rule);
  });

  test.each([
    [creature(2, 2, ["flying"]), [creature(2, 2, ["reach"])]],
    [creature(2, 2, ["menace"]), [creature(1, 1), creature(1, 1)]],
    [creature(1, 1, ["skulk"]), [creature(1, 4)]],
  ] as const)("legal blocks stay legal", (attacker, blockers) => {
    expect(findIllegalBlock(attacker, blockers)).toBeUndefined();
  });
});
