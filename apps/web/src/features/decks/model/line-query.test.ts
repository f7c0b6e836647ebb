import type { DeckCardFacts, DeckLine } from "@spellwright/contract";
import { describe, expect, test } from "vitest";
import { queryLines } from "./line-query.ts";

const lineOf = (
  name: string,
  card: Partial<DeckCardFacts> | null,
  roles: DeckLine["roles"] = [],
): DeckLine =>
  ({
    id: name,
    card_name: name,
    roles,
    card: card === null ? null : ({ name, colors: [], cmc: 0, ...card } as DeckCardFacts),
  }) as DeckLine;

const lines = [
  lineOf(
    "Skullclamp",
    {
      printed_name: "Pincecrâne",
      type_line: "Artifact — Equipment",
      cmc: 1,
      oracle_text: "Whenever equipped creature dies, draw two cards.",
    },
    ["draw"],
  ),
  lineOf("Arcane Signet", { printed_name: "Cachet d’ésotérisme", type_line: "Artifact", cmc: 2 }, [
    "ramp",
  ]),
  lineOf("Goblin King", {
    type_line: "Creature — Goblin",
    printed_type_line: "Créature : gobelin",
    cmc: 3,
    colors: ["R"],
  }),
  lineOf("Our Own Golem", null),
];
const found = (query: string) =>
  queryLines(lines, query, (role) => (role === "ramp" ? "rampe" : role)).map(({ id }) => id);

describe("[FOR-07] the list is searched", () => {
  test.each([
    ["pincecrane", ["Skullclamp"], "French, without its accent"],
    ["SKULL ", ["Skullclamp"], "English, case and spaces aside"],
    ["d'éso", ["Arcane Signet"], "a typed apostrophe"],
    ["golem", ["Our Own Golem"], "a card that is not known"],
    ["zzz", [], "nothing"],
    ["", ["Skullclamp", "Arcane Signet", "Goblin King", "Our Own Golem"], "everything"],
    ["t:artifact", ["Skullclamp", "Arcane Signet"], "a type"],
    ["t:créature", ["Goblin King"], "a French type"],
    ["o:draw", ["Skullclamp"], "a text"],
    ['o:"two cards"', ["Skullclamp"], "a quoted text"],
    ["mv>1", ["Arcane Signet", "Goblin King"], "a mana value"],
    ["mv<=2 t:artifact", ["Skullclamp", "Arcane Signet"], "two terms"],
    ["mv=1 signet", [], "a term and a name"],
    ["mv:abc", [], "what is no number"],
    ["c:r", ["Goblin King"], "a color"],
    ["c:c", ["Skullclamp", "Arcane Signet"], "no color"],
    ["role:rampe", ["Arcane Signet"], "a role by its name"],
    ["role:draw", ["Skullclamp"], "a role by its code"],
  ])("%s finds %j: %s", (query, names) => {
    expect(found(query)).toEqual(names);
  });

  test("a query of any length and signs is only text", () => {
    expect(found(`${"(".repeat(500)}[t:`)).toEqual([]);
    expect(found("o:.*")).toEqual([]);
  });
});
