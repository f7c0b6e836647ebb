import { describe, expect, test } from "vitest";
import { cardWithText, starterCard } from "../../test/sample-deck.ts";
import { recogniseRoles } from "./recognise-roles.ts";

const rolesOf = (text: string, type_line = "Sorcery") => [
  ...recogniseRoles(cardWithText(text, { type_line })).roles,
];

describe("[FOR-09] what a card does, by its Oracle text", () => {
  test.each([
    ["Search your library for a basic land card, put it onto the battlefield tapped.", "ramp"],
    ["{T}: Add one mana of any color.", "ramp"],
    ["Draw two cards.", "draw"],
    ["Whenever a creature you control dies, you may draw a card.", "draw"],
    ["Destroy target creature.", "removal"],
    ["This spell deals 3 damage to any target.", "removal"],
    ["Exile up to one target nonland permanent.", "removal"],
    ["Destroy all creatures.", "wipe"],
    ["All creatures get -3/-3 until end of turn.", "wipe"],
    ["Counter target spell.", "counterspell"],
    ["Search your library for a card, put that card into your hand, then shuffle.", "tutor"],
    ["Return target creature card from your graveyard to the battlefield.", "recursion"],
    ["Permanents you control gain indestructible until end of turn.", "protection"],
    ["Create two 1/1 white Soldier creature tokens.", "tokens"],
    ["You gain 4 life.", "lifegain"],
  ])("%s → %s", (text, role) => {
    expect(rolesOf(text)).toContain(role);
  });

  test.each([
    ["Search your library for a basic land card, put it onto the battlefield tapped.", "tutor"],
    ["Target opponent draws two cards.", "draw"],
    ["Exile target card from a graveyard.", "removal"],
    ["Put a +1/+1 counter on target creature.", "counterspell"],
    ["Destroy all creatures.", "removal"],
    ["Flying (Creatures with flying are not destroyed: draw a card.)", "draw"],
  ])("%s is not %s", (text, role) => {
    expect(rolesOf(text)).not.toContain(role);
  });

  test("a land that makes mana is the mana base, not ramp", () => {
    expect(rolesOf("{T}: Add {G}.", "Land")).toEqual([]);
  });

  test("without an official text, our summary is read, and says so", () => {
    const counterspell = recogniseRoles(starterCard("Counterspell"));
    expect(counterspell.source).toBe("summary");
    expect(counterspell.roles).toContain("counterspell");
  });

  test("without any text nothing is claimed", () => {
    const { oracle_text: _text, ...silent } = cardWithText("");
    expect(recogniseRoles(silent)).toEqual({ roles: new Set(), source: "none" });
  });
});
