import { describe, expect, it } from "vitest";
import { factsOf, starterCard } from "../../test/starter-cards.ts";
import { recogniseRoles } from "../roles/recognise-roles.ts";

const traitsOf = (oracle_text: string, type_line = "Creature — Bear"): readonly string[] => [
  ...recogniseRoles(factsOf({ name: "Some Card", type_line, oracle_text })).does.traits,
];

describe("[O-4] what a card does that no role tells", () => {
  it.each([
    ["Exile target creature.", "exile"],
    ["Some Card deals 3 damage to any target.", "burn"],
    ["Each opponent loses 1 life and you gain 1 life.", "drain"],
    ["Target player mills three cards.", "mill"],
    [
      "Reveal the top four cards of your library. You may put a land card from among them into your hand. Put the rest into your graveyard.",
      "mill",
    ],
    ["Each opponent loses 1 life.", "drainsEach"],
    ["Whenever a player draws a card, Some Card deals 1 damage to that player.", "drainsEach"],
    ["Gain control of target creature.", "steal"],
    ["Return target creature to its owner's hand.", "bounce"],
    ["Create a token that's a copy of target creature.", "copy"],
    ["Other Bears you control get +1/+1.", "strengthen"],
    ["Some Card can't be blocked.", "evade"],
    ["Put a +1/+1 counter on target creature.", "counters"],
    ["Bear spells you cast cost {1} less to cast.", "cheapen"],
    ["{T}: Add {G}{G}.", "makesMuch"],
    [
      "Creatures can't attack you unless their controller pays {2} for each creature they control that's attacking you.",
      "hindersAttacks",
    ],
    ["Prevent all combat damage that would be dealt this turn.", "hindersAttacks"],
    ["Whenever a creature deals damage to you, destroy it.", "hindersAttacks"],
    ["No more than two creatures can attack you each combat.", "hindersAttacks"],
    ["Creatures your opponents control enter tapped.", "hindersAttacks"],
    ["Lands your opponents control enter tapped.", "hindersPlays"],
    ["Noncreature spells cost {1} more to cast.", "hindersPlays"],
    ["Change the target of target spell with a single target.", "turnsSpell"],
    ["Equipped creature has haste.", "gives:haste"],
    ["When Some Card dies, draw a card.", "when:dies"],
    ["Whenever you gain life, draw a card.", "when:lifegain"],
    ["Basic landcycling {1}{G}", "findsLand"],
  ])("%s is %s", (text, trait) => {
    expect(traitsOf(text)).toContain(trait);
  });

  it.each([
    [
      "a reminder",
      "Deathtouch (Any amount of damage this deals to a creature destroys it.)",
      "destroy",
    ],
    ["what its own keyword is", "Haste", "gives:haste"],
    ["its own lower cost", "This spell costs {1} less to cast.", "cheapen"],
    ["one mana", "{T}: Add {G}.", "makesMuch"],
    [
      "a tax on attacks",
      "Creatures can't attack you unless their controller pays {2} for each creature they control that's attacking you.",
      "hindersPlays",
    ],
    [
      "a tax except in the turn of whoever casts",
      "Each spell costs {3} more to cast except during its controller's turn.",
      "hindersPlays",
    ],
    [
      "one attacker that is enchanted",
      "Each creature that's enchanted by an Aura you control can't attack you.",
      "hindersAttacks",
    ],
    [
      "the damage of one attacker",
      "{T}: Prevent all combat damage that would be dealt by target attacking creature this turn.",
      "hindersAttacks",
    ],
    [
      "what keeps one’s own from attacking",
      "Creatures you control can't attack.",
      "hindersAttacks",
    ],
    ["damage to any target", "Some Card deals 3 damage to any target.", "drainsEach"],
    ["life that one of them loses", "Target opponent loses 3 life.", "drainsEach"],
    [
      "a card drawn by an opponent",
      "Whenever an opponent draws a card, you gain 1 life.",
      "cantrip",
    ],
    [
      "life that is gained, for damage",
      "Whenever a creature enters, you gain 1 life.",
      "when:damage",
    ],
  ])("%s is none", (_what, text, trait) => {
    expect(traitsOf(text)).not.toContain(trait);
  });

  it.each([
    ["{T}: Add {C}{C}. Activate only if you control five or more lands.", true],
    ["{T}: Add {C}.\n{T}: Add {C}{C}. Activate only if you control five or more lands.", false],
    ["{T}: Add {C}{C}. Activate only if you control two or more lands.", false],
    ["{T}: Add {G}.", false],
  ])("%s makes mana late: %s", (text, isLate) => {
    expect(traitsOf(text, "Land").includes("addsManaLate")).toBe(isLate);
  });

  it.each([
    ["Target creature you control fights target creature you don't control.", true],
    ["Put a +1/+1 counter on target creature you control.", true],
    ["Destroy target creature.", false],
    ["Target creature an opponent controls gets -2/-2 until end of turn.", false],
  ])("%s needs a creature of one’s own: %s", (text, needs) => {
    expect(traitsOf(text, "Instant").includes("needsOwnCreature")).toBe(needs);
  });

  it.each([
    ["{T}: Add {G}.", true],
    ["Exile this card from your hand: Add {G}.", false],
    ["Sacrifice this creature: Add {R}{R}.", false],
    ["{T}: Draw a card.", false],
  ])("%s taps for mana: %s", (text, taps) => {
    expect(traitsOf(text).includes("tapsForMana")).toBe(taps);
  });

  it("a land that may enter untapped is told apart", () => {
    const unless = traitsOf("Some Card enters tapped unless you control a Forest.", "Land");
    expect(unless).toEqual(expect.arrayContaining(["entersTapped", "mayEnterUntapped"]));
    const paid = traitsOf(
      "As Some Card enters, you may pay 2 life. If you don't, it enters tapped.",
      "Land",
    );
    expect(paid).toEqual(expect.arrayContaining(["entersTapped", "mayEnterUntapped"]));
    expect(traitsOf("Some Card enters tapped.", "Land")).not.toContain("mayEnterUntapped");
  });

  it("the ability that triggers is given as it is printed", () => {
    const text =
      "Haste\nWhen Some Card enters, draw a card.\nWhenever Some Card attacks, it gets +1/+0 until end of turn.";
    const { triggered } = recogniseRoles(factsOf({ name: "Some Card", oracle_text: text })).does;
    expect(triggered.find(({ on }) => on.includes("enters"))?.text).toBe(
      "When Some Card enters, draw a card.",
    );
  });

  it("a card of the starter data says its traits and its mana itself", () => {
    expect([...recogniseRoles(starterCard("Bojuka Bog")).does.traits]).toContain("entersTapped");
    expect([...recogniseRoles(starterCard("Arid Mesa")).mana].toSorted()).toEqual(["R", "W"]);
  });
});
