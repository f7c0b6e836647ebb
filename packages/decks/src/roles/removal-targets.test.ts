import { describe, expect, test } from "vitest";
import { factsOf } from "../../test/starter-cards.ts";
import { recogniseRoles } from "./recognise-roles.ts";

const targetsOf = (oracle_text: string) =>
  recogniseRoles(
    factsOf({ name: "Made-Up Card", type_line: "Instant", oracle_text, cmc: 3 }),
  ).answered.map(({ types, upTo }) => [[...types].join(" "), upTo]);

const ALL = "artifact creature enchantment planeswalker";

describe("[FOR-09] what a card takes away, by its text", () => {
  test.each([
    ["The owner of target permanent shuffles it into their library.", [[ALL, undefined]]],
    ["Destroy target artifact or enchantment.", [["artifact enchantment", undefined]]],
    ["Exile target noncreature permanent.", [["artifact enchantment planeswalker", undefined]]],
    ["Destroy target artifact creature.", [["creature", undefined]]],
    ["Made-Up Card deals 2 damage to target creature.", [["creature", 2]]],
    [
      "Made-Up Card deals 3 damage to any target.",
      [
        ["creature", 3],
        ["planeswalker", undefined],
      ],
    ],
    ["All creatures get -2/-2 until end of turn.", [["creature", 2]]],
    ["Target creature gets -X/-X until end of turn.", [["creature", "X"]]],
    [
      "Choose target creature or planeswalker. Made-Up Card deals 4 damage to that permanent.",
      [
        ["creature", 4],
        ["planeswalker", undefined],
      ],
    ],
    [
      "Enchant artifact, creature, or planeswalker\nEnchanted permanent's activated abilities can't be activated.",
      [["artifact creature planeswalker", undefined]],
    ],
    [
      "For each creature your opponents control, create a 4/4 green Beast creature token. Each of those tokens fights a different one of those creatures.",
      [["creature", "X"]],
    ],
    ["Pay 50 life: This artifact deals 50 damage to any target.", []],
  ])("%s", (text, answered) => {
    expect(targetsOf(text)).toEqual(answered);
  });

  test.each([
    "Return target artifact card from your graveyard to your hand.",
    "Remove a counter from target permanent.",
    "{R}, Sacrifice Made-Up Card: It deals 2 damage to target creature it's blocking.",
    "Destroy target creature. If that creature dies this way, its controller creates two tokens that are copies of that creature.",
    "Counter target spell that targets you or a creature you control.",
    "If a source would deal damage to a permanent an opponent controls, that source deals double that damage to that permanent instead.",
  ])("%s takes nothing away", (text) => {
    expect(targetsOf(text)).toEqual([]);
  });
});

test("[FOR-09] what an earlier chapter turned into Walls is what the later one takes, and no creature", () => {
  const { answered, roles } = recogniseRoles(
    factsOf({
      name: "Made-Up Saga",
      type_line: "Enchantment — Saga",
      oracle_text:
        "I — Up to one target noncreature artifact becomes a 0/4 Wall artifact creature with defender.\nII — Create a 1/1 green Elf creature token.\nIII — Destroy all Walls.",
      cmc: 3,
    }),
  );
  expect(answered.map(({ types }) => [...types])).toEqual([["artifact"]]);
  expect([roles.has("removal"), roles.has("wipe")]).toEqual([true, false]);
});

describe("[FOR-09] how much of a type is taken", () => {
  const read = (oracle_text: string) =>
    recogniseRoles(factsOf({ name: "Made-Up Card", type_line: "Instant", oracle_text, cmc: 2 }));
  test.each([
    ["Destroy target creature.", "", ""],
    ["Destroy target nonland permanent an opponent controls.", "", ""],
    ["Destroy another target creature.", "", ""],
    ["Destroy target creature with mana value 3 or less.", "creature", ""],
    ["Destroy target nonlegendary creature.", "creature", ""],
    ["Destroy target artifact, enchantment, or creature with flying.", "creature", ""],
    ["Made-Up Card deals 1 damage to any target.", "creature", ""],
    ["Made-Up Card deals 4 damage to any target.", "", ""],
    ["Destroy all Walls.", "creature", "removal wipe"],
    ["Destroy target green or white creature.", "creature", "removal wipe"],
    ["Destroy target permanent if it's red.", "", "removal wipe"],
    ["Counter target spell if it's red.", "", "counterspell"],
    [
      "Whenever a player casts a spell, if no mana was spent to cast it, counter that spell.",
      "",
      "counterspell",
    ],
    ["Counter target noncreature spell.", "", ""],
  ])("%s", (text, limited, narrow) => {
    const { answered, narrow: found } = read(text);
    expect([...new Set(answered.flatMap((each) => [...each.limited]))].join(" ")).toBe(limited);
    expect([...found].join(" ")).toBe(narrow);
  });
});

describe("[FOR-09] whom the removal of a card reaches, by its text", () => {
  const legend = factsOf({
    name: "Made-Up Legend",
    type_line: "Legendary Creature — Praetor",
    colors: ["B"],
    power: "4",
    toughness: "5",
    cmc: 4,
  });
  test.each([
    ["Destroy target creature.", true],
    ["Destroy target nonlegendary creature.", false],
    ["Destroy target nonblack creature.", false],
    ["Destroy target creature with power 4 or greater.", true],
    ["Destroy target creature with mana value 3 or less.", false],
    ["Destroy target creature if it has mana value 2 or less.", false],
    ["Destroy target creature if it has mana value 4 or less.", true],
    ["Made-Up Card deals 3 damage to any target.", true],
    ["Each opponent sacrifices a creature.", true],
    ["Destroy target artifact or creature.", true],
  ])("%s: %s", (oracle_text, reached) => {
    const made = factsOf({ name: "Made-Up Card", type_line: "Instant", oracle_text, cmc: 3 });
    const ways = recogniseRoles(made).answered.filter(({ types }) => types.has("creature"));
    expect(ways.length).toBeGreaterThan(0);
    expect(ways.some(({ reaches }) => reaches(legend))).toBe(reached);
  });

  test("what is only done to a permanent of one color answers no type", () => {
    expect(targetsOf("Destroy target permanent if it’s blue.")).toEqual([["", undefined]]);
  });
});

test("[FOR-09] a way that waits for something else reaches more, and is told as such", () => {
  const made = (cmc: number) =>
    factsOf({ name: "Made-Up Creature", type_line: "Creature — Elf", power: "2", cmc });
  const { answered } = recogniseRoles(
    factsOf({
      name: "Made-Up Card",
      type_line: "Instant",
      oracle_text:
        "Destroy target creature if it has mana value 2 or less.\nRevolt — Destroy that creature if it has mana value 4 or less instead if a permanent you controlled left the battlefield this turn.",
      cmc: 1,
    }),
  );
  expect(answered.map(({ isConditional, reaches }) => [isConditional, reaches(made(4))])).toEqual([
    [undefined, false],
    [true, true],
  ]);
});

test("[FOR-09] an Aura takes what it enchants, though it speaks of a permanent", () => {
  const { answered } = recogniseRoles(
    factsOf({
      name: "Made-Up Aura",
      type_line: "Enchantment — Aura",
      oracle_text:
        "Enchant creature or planeswalker\nEnchanted permanent is a colorless land and loses all other card types and abilities.",
      cmc: 3,
    }),
  );
  expect(new Set(answered.flatMap(({ types }) => [...types]))).toEqual(
    new Set(["creature", "planeswalker"]),
  );
});
