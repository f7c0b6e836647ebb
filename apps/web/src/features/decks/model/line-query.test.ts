import { CARD_ROLES, type DeckCardFacts, type DeckLine } from "@spellwright/contract";
import { translator } from "@spellwright/locales";
import { describe, expect, test } from "vitest";
import { queryLines } from "./line-query.ts";

const lineOf = (
  name: string,
  card: Partial<DeckCardFacts> | null,
  roles: DeckLine["roles"] = [],
  words?: DeckLine["words"],
): DeckLine =>
  ({
    id: name,
    card_name: name,
    roles,
    words,
    card:
      card === null
        ? null
        : ({
            name,
            type_line: "",
            colors: [],
            color_identity: [],
            cmc: 0,
            ...card,
          } as DeckCardFacts),
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
    { causes: ["draw", "draw:you"], rewards: ["dies"], produces: [] },
  ),
  lineOf(
    "Arcane Signet",
    { printed_name: "Cachet d’ésotérisme", type_line: "Artifact", cmc: 2 },
    ["ramp"],
    {
      ...{ causes: ["mana-produced"], rewards: [], produces: ["W", "U"] },
    },
  ),
  lineOf("Goblin King", {
    type_line: "Creature — Goblin",
    printed_type_line: "Créature : gobelin",
    cmc: 3,
    colors: ["R"],
  }),
  lineOf("Our Own Golem", null),
];
const found = (query: string) => queryLines(lines, query).lines.map(({ id }) => id);

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
    ["event:draw", ["Skullclamp"], "what it makes happen"],
    ["récompense:mort", ["Skullclamp"], "what it waits for"],
    ["produces:u", ["Arcane Signet"], "the mana it makes"],
    ["(t:goblin or role:ramp) -c:w", ["Arcane Signet", "Goblin King"], "brackets and dashes"],
  ])("%s finds %j: %s", (query, names) => {
    expect(found(query)).toEqual(names);
  });

  test("[O-6] what a list cannot search is told", () => {
    expect(queryLines(lines, "zz:top signet").problems).toMatchObject([{ why: "unknown_key" }]);
    expect(queryLines(lines, "f:modern").problems).toMatchObject([{ why: "no_formats" }]);
  });

  test("[O-6] knows the roles by the names that the page gives them, in both languages", () => {
    for (const t of [translator("fr"), translator("en")])
      for (const role of CARD_ROLES) {
        const name = t(`decks.roles.${role}`);
        expect(queryLines([lineOf(role, {}, [role])], `role:"${name}"`).lines, name).toHaveLength(
          1,
        );
      }
  });

  test("a query of any length and signs is only text", () => {
    const brackets = queryLines(lines, `${"(".repeat(500)}[t:`);
    expect(brackets.lines).toEqual([]);
    expect(brackets.problems).toHaveLength(1);
    expect(found("o:.*")).toEqual([]);
  });
});
