import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { workedExamples } from "../../../test/rules-examples.ts";
import type { Change, Effect, Permanent } from "./effect.ts";
import { evaluateLayers } from "./evaluate-layers.ts";

const bear = (more: Partial<Permanent> = {}): Permanent => ({
  id: "it",
  controller: "me",
  manaValue: 2,
  supertypes: new Set(),
  types: new Set(["Creature"]),
  subtypes: new Set(),
  colors: new Set(["G"]),
  abilities: new Set(),
  restrictions: [],
  lostAbilities: false,
  power: 2,
  toughness: 2,
  ...more,
});
let made = 0;
const effect = (changes: readonly Change[], more: Partial<Effect> = {}): Effect => ({
  id: `effect ${made++}`,
  source: null,
  timestamp: made,
  defining: false,
  appliesTo: ({ id }) => id === "it",
  changes,
  ...more,
});
const pump = (power: number, toughness: number) => effect([{ layer: "7c", power, toughness }]);
const set = (power: number, toughness: number) => effect([{ layer: "7b", power, toughness }]);
const swap = () => effect([{ layer: "7d" }]);
const sizeOf = (permanent: Permanent, effects: readonly Effect[]) => {
  const [it] = evaluateLayers([permanent], effects).permanents;
  return `${it?.power}/${it?.toughness}`;
};
const creatures = ({ types }: Permanent) => types.has("Creature");

const number = fc.integer({ min: -4, max: 9 });
const someEffect = fc.oneof(
  fc.tuple(number, number).map(([power, toughness]): Change => ({ layer: "7c", power, toughness })),
  fc.tuple(number, number).map(([power, toughness]): Change => ({ layer: "7b", power, toughness })),
  fc.constant<Change>({ layer: "7d" }),
  fc.constant<Change>({ layer: "6", loseAll: true }),
);
const someEffects = fc
  .array(someEffect, { maxLength: 6 })
  .map((all) => all.map((change, at) => effect([change], { id: `some ${at}`, timestamp: at })));

describe("[ORA-17] for all effects", () => {
  test("the order in which they are listed does not matter, only timestamps do", () => {
    fc.assert(
      fc.property(someEffects, (effects) => {
        expect(sizeOf(bear(), [...effects].reverse())).toBe(sizeOf(bear(), effects));
      }),
    );
  });
  test("what modifies counts after what sets, whatever came first (CR 613.4b, 613.4c)", () => {
    fc.assert(
      fc.property(number, number, number, fc.boolean(), (base, power, toughness, before) => {
        const first = [set(base, base), pump(power, toughness)];
        const effects = (before ? first.reverse() : first).map((one, timestamp) => ({
          ...one,
          timestamp,
        }));
        expect(sizeOf(bear(), effects)).toBe(`${base + power}/${base + toughness}`);
      }),
    );
  });
  test("two switches cancel out (CR 613.4d)", () => {
    fc.assert(
      fc.property(someEffects, (effects) => {
        expect(sizeOf(bear(), [...effects, swap(), swap()])).toBe(sizeOf(bear(), effects));
      }),
    );
  });
  test("of several that set, the newest counts (CR 613.7)", () => {
    fc.assert(
      fc.property(fc.array(number, { minLength: 1, maxLength: 5 }), (sizes) => {
        const last = sizes.at(-1);
        expect(
          sizeOf(
            bear(),
            sizes.map((size) => set(size, size)),
          ),
        ).toBe(`${last}/${last}`);
      }),
    );
  });
});

describe("[ORA-17] several permanents", () => {
  const enchantment = (id: string, manaValue: number): Permanent =>
    bear({ id, manaValue, types: new Set(["Enchantment"]), power: 0, toughness: 0 });
  const everythingPlain = (source: string, timestamp: number) =>
    effect(
      [
        { layer: "6", loseAll: true },
        { layer: "7b", power: 1, toughness: 1 },
      ],
      {
        source,
        timestamp,
        appliesTo: creatures,
      },
    );
  const enchantmentsLive = (source: string, timestamp: number) =>
    effect(
      [
        { layer: "4", addTypes: ["Creature"], addSubtypes: [] },
        { layer: "7b", power: "mana-value", toughness: "mana-value" },
      ],
      {
        source,
        timestamp,
        appliesTo: ({ id, types }) => id !== source && types.has("Enchantment"),
      },
    );

  test.each([
    [1, 2, "4/4"],
    [2, 1, "1/1"],
  ])(
    "an effect that has begun goes on although its ability is lost (CR 613.6): %i, %i → %s",
    (plain, live, size) => {
      const { permanents } = evaluateLayers(
        [enchantment("plain", 4), enchantment("live", 4)],
        [everythingPlain("plain", plain), enchantmentsLive("live", live)],
      );
      const it = permanents.find(({ id }) => id === "plain");
      expect(`${it?.power}/${it?.toughness}`).toBe(size);
      expect(it?.lostAbilities).toBe(true);
    },
  );

  const land = (id: string): Permanent =>
    bear({ id, types: new Set(["Land"]), power: 0, toughness: 0, abilities: new Set(["own"]) });
  test.each([
    [1, 2],
    [2, 1],
  ])("a dependency counts before timestamps (CR 613.8): %i, %i", (mountains, swamps) => {
    const { permanents } = evaluateLayers(
      [enchantment("moon", 3), land("tomb"), land("other")],
      [
        effect([{ layer: "4", setLandTypes: ["Mountain"] }], {
          source: "moon",
          timestamp: mountains,
          appliesTo: ({ types }) => types.has("Land"),
        }),
        effect([{ layer: "4", addTypes: [], addSubtypes: ["Swamp"] }], {
          source: "tomb",
          timestamp: swamps,
          appliesTo: ({ types }) => types.has("Land"),
        }),
      ],
    );
    expect([...(permanents.find(({ id }) => id === "other")?.subtypes ?? [])]).toEqual([
      "Mountain",
    ]);
  });

  test("effects that depend on each other apply by timestamp (CR 613.8b)", () => {
    const turns = (id: string, from: string, to: string, timestamp: number) =>
      effect([{ layer: "4", setTypes: [to], setSubtypes: [] }], {
        id,
        timestamp,
        appliesTo: ({ types }) => types.has(from),
      });
    const both = [turns("a", "Creature", "Artifact", 1), turns("b", "Artifact", "Creature", 2)];
    const { permanents } = evaluateLayers(
      [bear(), bear({ id: "two", types: new Set(["Artifact"]) })],
      both,
    );
    expect(permanents.map(({ types }) => [...types].join())).toEqual(["Creature", "Creature"]);
  });

  test("losing a type before an effect that needs it: the dependency waits", () => {
    const white = effect([{ layer: "5", colors: ["W"] }]);
    const bonus = effect([{ layer: "7c", power: 1, toughness: 1 }], {
      appliesTo: ({ colors }) => colors.has("W"),
    });
    expect(sizeOf(bear({ colors: new Set(["B"]) }), [bonus, white])).toBe("3/3");
    expect(sizeOf(bear({ colors: new Set(["B"]) }), [bonus])).toBe("2/2");
  });
});

describe.runIf(workedExamples)("[ORA-17] as the worked examples of the rules say", () => {
  const stats = (text: string | undefined) => text?.match(/(?<![+\d-])\d+\/\d+/g) ?? [];
  const read = (size: string | undefined) =>
    (size ?? "0/0").split("/").map(Number) as [number, number];

  test("switching counts after a bonus (CR 613.4d)", () => {
    const [first, second, third] = workedExamples?.get("613.4d") ?? [];
    const [base, switched, , later] = stats(first);
    const [power, toughness] = read(base);
    const it = bear({ power, toughness });
    expect(sizeOf(it, [pump(0, 1), swap()])).toBe(switched);
    expect(sizeOf(it, [pump(0, 1), swap(), pump(5, 0)])).toBe(later);
    expect(sizeOf(it, [swap()])).toBe(stats(second).at(-1));
    expect(sizeOf(it, [pump(0, 1), swap(), swap()])).toBe(stats(third).at(-1));
  });
  test("counter, bonus, enchantment and a new base add up (CR 613.5)", () => {
    const example = (workedExamples?.get("613.5") ?? [])[1];
    const [base, one, two, three, , last] = stats(example);
    const [power, toughness] = read(base);
    const it = bear({ power, toughness });
    const all = [pump(1, 1), pump(4, 4), pump(0, 2), set(0, 1)];
    expect([1, 2, 3, 4].map((count) => sizeOf(it, all.slice(0, count)))).toEqual([
      one,
      two,
      three,
      last,
    ]);
  });
});
