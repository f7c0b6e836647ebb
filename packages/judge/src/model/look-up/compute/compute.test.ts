import { describe, expect, test } from "vitest";
import { QUESTION, written } from "../../../../test/asked-model.ts";
import { askLooking } from "../../../../test/looking-model.ts";

const NOTHING = { combat: null, cost: null, board: null, layers: null };
const creature = (power: number, toughness: number, abilities: readonly string[] = []) => ({
  ...{ name: `${power}/${toughness}`, power, toughness, abilities, damage_marked: 0, toxic: 0 },
  ...{ protection_from: [], qualities: [], tapped: false },
});
const combat = (attacker: object, ...blockers: readonly object[]) => ({
  ...NOTHING,
  combat: { attacker, blockers, defender: "player", defender_counters: null },
});

/** What the engines say of a scene, for a question that tells its figures. */
const worked = async (scene: object, question = QUESTION) => {
  let result = "";
  const { looked } = await askLooking(question, async ({ call }) => {
    result = await call("compute", scene);
    return written();
  });
  return { result, looked };
};

describe("[N] a scene put to the engines", () => {
  test("gives of a combat damage, deaths and their rules", async () => {
    const { result, looked } = await worked(combat(creature(6, 6, ["trample"]), creature(2, 2)));
    expect(result).toContain("| Most damage to the player: 4");
    expect(result).toContain("| Attacker 6/6: survives");
    expect(result).toContain("| Blocker 1 2/2: dies (704.5g)");
    expect(result).toMatch(/\[R\d+\] 704\.5g /);
    expect(looked).toEqual([{ what: "combat", of: "" }]);
  });

  test("finds a block that may not be declared", async () => {
    const { result } = await worked(combat(creature(2, 2, ["flying"]), creature(2, 2)));
    expect(result).toContain("| Not legal: flying, for 2/2 (702.9b)");
  });

  test("adds up a cost: increases before reductions, a least total last", async () => {
    const cost = {
      ...{ cost: "{2}{R}", x: null, increases: ["{1}"], reductions: ["{4}"] },
      ...{ least: 3, paid_otherwise: 0 },
    };
    const { result } = await worked({ ...NOTHING, cost });
    expect(result).toContain("| Total cost: {2}{R}, 3 mana");
    const unreadable = await worked({ ...NOTHING, cost: { ...cost, cost: "two and a red" } });
    expect(unreadable.result).toContain("A cost is written in symbols");
  });

  test("checks a board: state-based actions, one check after the other", async () => {
    const board = {
      creatures: [
        {
          ...{ name: "Bear", toughness: 2, plus_counters: 0, minus_counters: 0, damage: 2 },
          ...{ touched_by_deathtouch: false, indestructible: false },
        },
      ],
      players: [
        {
          ...{ name: "Ana", life: 0, poison: 0, commander_damage: 0 },
          drew_from_empty_library: false,
        },
      ],
      planeswalkers: [],
      legends: [],
    };
    const { result } = await worked({ ...NOTHING, board });
    expect(result).toContain("| Check 1: Ana, 704.5a, 1");
    expect(result).toContain("| Check 1: Bear, 704.5g, 1");
    expect(result).toContain("| Still there: nothing");
  });

  test("applies the layers: what sets a size applies before what changes it", async () => {
    const bear = {
      ...{ name: "Bear", controller: "Ana", types: ["Creature"], subtypes: [], supertypes: [] },
      ...{ colors: ["green"], abilities: ["trample"], power: 2, toughness: 2, mana_value: 2 },
    };
    const effect = (name: string, timestamp: number, change: object) => ({
      ...{ name, source: null, timestamp, applies_to_names: ["Bear"], applies_to_types: [] },
      changes: [{ words: [], power: null, toughness: null, ...change }],
    });
    const layers = {
      permanents: [bear],
      effects: [
        effect("Growth", 1, { does: "change_size", power: 3, toughness: 3 }),
        effect("Frog", 2, { does: "set_size", power: 1, toughness: 1 }),
        effect("Humble", 3, { does: "lose_all_abilities" }),
      ],
    };
    const { result } = await worked({ ...NOTHING, layers });
    expect(result).toContain("| Bear: 4/4 Creature, green, abilities: none, controlled by Ana");
  });

  test.each([
    ["none", NOTHING],
    [
      "two",
      {
        ...combat(creature(2, 2)),
        board: { creatures: [], players: [], planeswalkers: [], legends: [] },
      },
    ],
  ])("that is %s is not worked out", async (_name, scene) => {
    expect((await worked(scene)).result).toContain("Describe one scene");
  });

  test("with figures or abilities that nobody named says that it assumes them", async () => {
    const told = "I attack with a 6/6 with trample that a 2/2 blocks. Is that legal in the game?";
    const scene = combat(creature(6, 6, ["trample"]), creature(2, 2));
    expect((await worked(scene, told)).result).not.toContain("assumption");
    expect((await worked(scene)).result).toContain("assumption");
  });
});
