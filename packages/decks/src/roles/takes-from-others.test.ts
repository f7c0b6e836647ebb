import { describe, expect, test } from "vitest";
import { factsOf } from "../../test/starter-cards.ts";
import { takesFromOthers } from "./takes-from-others.ts";

const takes = (oracle_text: string, type_line = "Creature — Rogue") =>
  takesFromOthers(factsOf({ name: "Made-Up Card", type_line, oracle_text }));

describe("[Q-1] whether a card uses what others own", () => {
  test.each([
    "When Made-Up Card enters, gain control of target artifact.",
    "When this creature enters, look at the top four cards of target opponent's library, exile one of them face down. You may cast that card for as long as it remains exiled.",
    "At the beginning of each opponent's upkeep, you manifest the top card of that player's library.",
    "Search target opponent's library for a creature card and put that card onto the battlefield under your control. Then that player shuffles.",
    "Whenever this creature attacks, exile the top card of each player's library, then you may cast any number of spells from among those cards without paying their mana costs.",
  ])("takes: %s", (text) => {
    expect(takes(text)).toBe(true);
  });

  test("takes the creature that an Aura enchants", () => {
    expect(takes("Enchant creature\nYou control enchanted creature.", "Enchantment — Aura")).toBe(
      true,
    );
  });

  test.each([
    "Target opponent reveals their hand. You choose a nonland card from it. That player discards that card.",
    "Exile the top card of your library. You may play that card this turn.",
    "Put target creature card from a graveyard onto the battlefield under your control.",
    "Exile target player's graveyard.",
    "Destroy target creature. Its controller may search their library for a basic land card, put it onto the battlefield, then shuffle.",
  ])("takes nothing: %s", (text) => {
    expect(takes(text)).toBe(false);
  });
});
