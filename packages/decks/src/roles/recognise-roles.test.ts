import { describe, expect, test } from "vitest";
import { factsOf, starterCard } from "../../test/starter-cards.ts";
import { recogniseRoles } from "./recognise-roles.ts";
import type { Role } from "./roles.ts";

const rolesOf = (oracle_text: string, type_line = "Sorcery", name = "Made-Up Card") => [
  ...recogniseRoles(factsOf({ name, cmc: 3, type_line, oracle_text })).roles,
];

describe("[FOR-09] recognises what a card does, by its Oracle text", () => {
  test.each([
    ["Search your library for a basic land card, put it onto the battlefield tapped.", "ramp"],
    ["{T}: Add one mana of any color.", "ramp"],
    ["Draw two cards.", "draw"],
    ["Whenever a creature you control dies, you may draw a card.", "draw"],
    ["Destroy target creature.", "removal"],
    ["This spell deals 3 damage to any target.", "removal"],
    ["Exile up to one target nonland permanent.", "removal"],
    [
      "Choose target creature. You get {E}{E}. This spell deals that much damage to that permanent.",
      "removal",
    ],
    [
      "Choose target card in a graveyard. Search its owner's graveyard, hand, and library for any number of cards with the same name as that card and exile them.",
      "graveyardHate",
    ],
    ["Destroy all creatures.", "wipe"],
    ["All creatures get -3/-3 until end of turn.", "wipe"],
    ["Counter target spell.", "counterspell"],
    ["Search your library for a card, put that card into your hand, then shuffle.", "tutor"],
    ["Return target creature card from your graveyard to the battlefield.", "recursion"],
    ["Permanents you control gain indestructible until end of turn.", "protection"],
    ["Create two 1/1 white Soldier creature tokens.", "tokens"],
    ["You gain 4 life.", "lifegain"],
  ])("reads %s as %s", (text, role) => {
    expect(rolesOf(text)).toContain(role);
  });

  test.each([
    ["Search your library for a basic land card, put it onto the battlefield tapped.", "tutor"],
    ["Target opponent draws two cards.", "draw"],
    ["Exile target card from a graveyard.", "removal"],
    ["Put a +1/+1 counter on target creature.", "counterspell"],
    ["Destroy all creatures.", "removal"],
    [
      "Each player exiles all artifact cards from their graveyard, then sacrifices all artifacts they control, then puts all cards they exiled this way onto the battlefield.",
      "wipe",
    ],
    [
      "{X}: Destroy each nonland permanent with mana value X whose controller was dealt combat damage by this creature this turn.",
      "wipe",
    ],
    ["When this creature dies, create a Treasure token.", "ramp"],
    ["Flying (Creatures with flying are not destroyed: draw a card.)", "draw"],
  ])("%s is not %s", (text, role) => {
    expect(rolesOf(text)).not.toContain(role);
  });

  test("a land that makes mana is the mana base, not ramp", () => {
    expect(rolesOf("{T}: Add {G}.", "Land")).toEqual([]);
  });

  test("[O-4] without an official text, the starter data says what a card does", () => {
    const counterspell = recogniseRoles(starterCard("Counterspell"));
    expect(counterspell.source).toBe("starter");
    expect(counterspell.roles).toContain("counterspell");
  });

  test.each<[Role, readonly string[], readonly string[]]>([
    ["fastMana", ["Sol Ring", "Lotus Petal", "Dark Ritual", "Ancient Tomb"], ["Arcane Signet"]],
    ["tutor", ["Vampiric Tutor", "Goblin Matron", "Chord of Calling"], ["Rampant Growth"]],
    [
      "removal",
      ["Lightning Bolt", "Lightning Helix", "Abrade", "Chandra, Torch of Defiance"],
      ["Boros Charm", "Deflecting Palm", "Fallen Shinobi", "Hellrider", "Maze of Ith", "Vigor"],
    ],
    ["stax", ["Null Rod", "Propaganda", "Torpor Orb"], ["Esper Sentinel", "Teferi's Protection"]],
  ])("the starter data tells %s of %j, and not of %j", (role, cards, others) => {
    const has = (name: string) => recogniseRoles(starterCard(name)).roles.has(role);
    expect(cards.filter((name) => !has(name))).toEqual([]);
    expect(others.filter(has)).toEqual([]);
  });

  test("without any text nothing is claimed", () => {
    expect(recogniseRoles(factsOf({ name: "Silent", oracle_text: null }))).toMatchObject({
      roles: new Set(),
      source: "none",
    });
  });

  test("a vanilla creature is known to do nothing", () => {
    expect(recogniseRoles(factsOf({ name: "Bear", oracle_text: "" }))).toMatchObject({
      roles: new Set(),
      source: "official",
    });
  });

  test.each([
    ["Exile another target permanent you control. Return it to the battlefield.", ["blink"]],
    ["Sacrifice Made-Up Card: Add {C}.", ["ramp"]],
    ["Sacrifice another creature: Scry 1.", ["sacrifice"]],
    [
      "Overload {6}{U}\nReturn target nonland permanent you don't control to its owner's hand.",
      ["removal", "wipe"],
    ],
    ["Destroy all Islands.", ["landDenial"]],
    ["At the beginning of your draw step, you may draw two additional cards.", ["draw"]],
    ["−3: Put target nonland permanent into its owner's library third from the top.", ["removal"]],
    ["−3: Destroy target nonland permanent with mana value 3 or less.", ["removal"]],
    ["Exile all graveyards.", ["graveyardHate"]],
    ["You win the game.", ["winCondition"]],
    ["Take an extra turn after this one.", ["extraTurn"]],
  ])("finds in %s: %j and no other", (text, roles) => {
    expect(rolesOf(text)).toEqual(roles);
  });

  test.each([
    "Your opponents can't search libraries.",
    "If a player would begin an extra turn, that player skips that turn instead.",
  ])("finds in %s: stax and no other", (text) => {
    expect(rolesOf(text, "Enchantment")).toEqual(["stax"]);
  });

  test.each([
    [
      "damage that is turned to oneself takes nothing",
      "{2}: The next time a creature would deal damage to target creature this turn, it deals that damage to you instead.",
      [],
    ],
    [
      "a token of its controller is not one's own",
      "Counter target spell. Its controller creates a 2/2 blue Bird creature token.",
      ["counterspell"],
    ],
    [
      "a Food is no creature",
      "Return target artifact card from your graveyard to the battlefield. Create a Food token.",
      ["recursion"],
    ],
    [
      "a token of an ability that it gains is its own",
      'Made-Up Card gains "{2}, {T}: Create a 0/0 Construct creature token."',
      ["tokens"],
    ],
    [
      "damage of a permanent counts",
      "{T}: Made-Up Card deals 1 damage to any target.",
      ["removal"],
    ],
    [
      "what counters only what is aimed at one's own shields it",
      "{U}: Counter target spell or ability that targets you or a creature you control.",
      ["protection"],
    ],
    [
      "damage that is counted ends games as X damage does",
      "{3}: Made-Up Card deals damage equal to the number of cards in your hand to any target.",
      ["removal", "winCondition"],
    ],
    [
      "who gains no life gains none",
      "If a player would gain life, that player gains no life instead.",
      [],
    ],
    [
      "what its bearer may not do hinders nobody else",
      "Equipped creature can't attack you or planeswalkers you control.",
      [],
    ],
    [
      "what comes back when it dies was not taken by that",
      "{1}: Choose target creature. When that creature dies this turn, return that card to its owner's hand.",
      [],
    ],
    [
      "a Spawn that is no mana is a token",
      "When Made-Up Card enters, create a 3/3 red Spawn creature token.",
      ["tokens"],
    ],
    [
      "what comes back was not taken",
      "Exile target creature. Return that card to the battlefield at the beginning of the next end step.",
      ["blink"],
    ],
  ])("reads %s", (_what, text, roles) => {
    expect(rolesOf(text, "Artifact")).toEqual(roles);
  });

  test("fast mana gives more than it costs at once", () => {
    const fast = (oracle_text: string, cmc: number, type_line = "Artifact") =>
      recogniseRoles(factsOf({ name: "Made-Up", oracle_text, cmc, type_line })).roles.has(
        "fastMana",
      );
    expect(fast("{T}: Add {C}{C}.", 1)).toBe(true);
    expect(fast("{T}: Add {W} or {U}.", 2)).toBe(false);
    expect(fast("Add {B}{B}{B}.", 1, "Instant")).toBe(true);
    expect(fast("{T}: Add {C}{C}. This land deals 2 damage to you.", 0, "Land")).toBe(true);
    expect(fast("This land enters tapped.\n{T}: Add {G}{W}.", 0, "Land")).toBe(false);
  });
});
