import { describe, expect, test } from "vitest";
import { comboOfVariant, recordsOf } from "./bulk-combos.ts";
import { ImportError } from "./import-error.ts";

const piece = (name: string, zones: readonly string[], more: object = {}) => ({
  card: { name, oracleId: "0" },
  zoneLocations: zones,
  mustBeCommander: false,
  quantity: 1,
  ...more,
});
const variant = {
  id: "1-2--3",
  status: "OK",
  uses: [
    piece("Animate Dead", ["H"]),
    piece("Worldgorger Dragon", ["G"]),
    piece("Prossh, Skyraider of Kher", ["B"], { mustBeCommander: true }),
  ],
  requires: [{ template: { name: "Creature in a graveyard" }, quantity: 1 }],
  produces: [{ feature: { name: "Infinite colored mana" }, quantity: 1 }],
  bracketTag: "R",
  manaValueNeeded: 2,
  easyPrerequisites: "",
  notablePrerequisites: 'Another creature is in "a" graveyard.\nYour lands are untapped.',
  description: "Cast one.\nTap {T}, and return the other.",
};

async function* inPieces(text: string, size: number) {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

const recordsIn = async (text: string, size: number) => {
  const found: unknown[] = [];
  for await (const record of recordsOf(inPieces(text, size), "combos.json")) found.push(record);
  return found;
};

describe("[Q-4] the bulk form of the public combo database", () => {
  test.each([1, 2, 7, 100_000])(
    "is read record by record from pieces of %i signs",
    async (size) => {
      const odd = { id: "4", text: 'a "}]{[" \\ b\\"' };
      const text = JSON.stringify({
        version: "1",
        variants: [variant, odd],
        aliases: [{ id: "5" }],
      });
      expect(await recordsIn(text, size)).toEqual([variant, odd]);
    },
  );

  test.each(['{"variants":[{"id":"1"}', '{"variants":[{"id":1,}]}'])(
    "is refused by the name of its file where it is %s",
    async (text) => {
      await expect(recordsIn(text, 5)).rejects.toThrow(ImportError);
    },
  );

  test("a variant tells its pieces, where they lie, who leads and what is spent", () => {
    expect(comboOfVariant(variant)).toEqual({
      id: "1-2--3",
      cards: ["Animate Dead", "Worldgorger Dragon", "Prossh, Skyraider of Kher"],
      templates: ["Creature in a graveyard"],
      template_queries: [null],
      produces: ["Infinite colored mana"],
      bracket_tag: "RUTHLESS",
      mana_needed: 2,
      in_play: ["Prossh, Skyraider of Kher"],
      must_be_commander: ["Prossh, Skyraider of Kher"],
      prerequisites: [
        "Creature in a graveyard",
        'Another creature is in "a" graveyard.',
        "Your lands are untapped.",
      ],
      steps: ["Cast one.", "Tap {T}, and return the other."],
      url: "https://commanderspellbook.com/combo/1-2--3/",
    });
  });

  test("what is no variant is none", () => {
    expect(comboOfVariant({ id: "5", variant: "1-2" })).toBeNull();
  });
});
