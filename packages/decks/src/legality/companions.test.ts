import type { DeckFormat } from "@spellwright/contract";
import { describe, expect, it } from "vitest";
import { factsOf } from "../../test/starter-cards.ts";
import { checkLegality, type EntryWithFacts, entryOfCard } from "../index.ts";

const legal = { commander: "legal", modern: "legal" };
const basic = factsOf({
  name: "Forest",
  type_line: "Basic Land — Forest",
  cmc: 0,
  mana_cost: "",
  legalities: legal,
});
const lead = factsOf({
  name: "Queen of Bears",
  type_line: "Legendary Creature — Bear",
  legalities: legal,
});
const forests = (quantity: number) => entryOfCard(basic, { quantity });
const codesOf = (entries: readonly EntryWithFacts[], format: DeckFormat) =>
  checkLegality(entries, format).problems.map(({ code, params }) => ({ code, ...params }));

describe("[FOR-06] companions", () => {
  const companion = (name: string) =>
    entryOfCard(
      factsOf({ name, type_line: "Legendary Creature — Cat Nightmare", legalities: legal }),
      {
        board: "companion",
      },
    );
  const two = entryOfCard(factsOf({ name: "Two", cmc: 2, legalities: legal }));
  const three = entryOfCard(factsOf({ name: "Three", cmc: 3, legalities: legal }));
  const spell = entryOfCard(
    factsOf({ name: "Spell", cmc: 5, type_line: "Sorcery", legalities: legal }),
  );

  it.each([
    ["Lurrus of the Dream-Den", [two, spell], []],
    ["Lurrus of the Dream-Den", [two, three], ["Three"]],
    ["Keruga, the Macrosage", [three, spell], []],
    ["Keruga, the Macrosage", [two], ["Two"]],
    ["Gyruda, Doom of Depths", [three], ["Three"]],
    ["Obosh, the Preypiercer", [two], ["Two"]],
    ["Umori, the Collector", [two, three], []],
    ["Umori, the Collector", [two, spell], [undefined]],
    ["Kaheera, the Orphanguard", [two], ["Two"]],
    [
      "Zirda, the Dawnwaker",
      [entryOfCard(factsOf({ name: "Plain", oracle_text: "Trample" }))],
      ["Plain"],
    ],
    [
      "Jegantha, the Wellspring",
      [entryOfCard(factsOf({ name: "GG", mana_cost: "{G}{G}" }))],
      ["GG"],
    ],
    ["Lutri, the Spellchaser", [two, two], ["Two"]],
  ])("are checked: %s with %j", (name, others, examples) => {
    const found = codesOf([companion(name), ...others, forests(60)], "modern").filter(
      ({ code }) => code === "companionCondition",
    );
    expect(found.map((one) => ("example" in one ? one.example : undefined))).toEqual(examples);
  });

  it("counts Yorion's twenty cards, refuses what is no companion, two of them, and Lutri in Commander", () => {
    expect(codesOf([companion("Yorion, Sky Nomad"), forests(79)], "modern")).toHaveLength(1);
    expect(codesOf([companion("Yorion, Sky Nomad"), forests(80)], "modern")).toEqual([]);
    expect(codesOf([companion("Bear Cub"), forests(60)], "modern")).toEqual([
      { code: "companionInvalid", name: "Bear Cub" },
    ]);
    const both = [
      companion("Yorion, Sky Nomad"),
      companion("Lurrus of the Dream-Den"),
      forests(80),
    ];
    expect(codesOf(both, "modern")).toEqual([{ code: "tooManyCompanions", count: 2 }]);
    const commander = [entryOfCard(lead, { board: "commander" }), forests(99)];
    expect(codesOf([...commander, companion("Lutri, the Spellchaser")], "commander")).toEqual([
      { code: "companionBanned", name: "Lutri, the Spellchaser" },
    ]);
  });
});
