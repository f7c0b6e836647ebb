import { describe, expect, test } from "vitest";
import { factsOf } from "../../test/starter-cards.ts";
import { prohibitionFilter } from "./prohibition-filter.ts";

const made = (oracle_text: string, type_line = "Creature — Elf") =>
  factsOf({ name: "Made-Up Card", type_line, oracle_text });
const isStopped = (by: string, card: ReturnType<typeof made>) =>
  prohibitionFilter(made(by, "Artifact"))?.(card);

const ORB = "Creatures entering don't cause abilities to trigger.";
const CAGE =
  "Creature cards in graveyards and libraries can't enter the battlefield.\nPlayers can't cast spells from graveyards or libraries.";

describe("[FOR-09] what a card stops, by its text and that of the other", () => {
  test.each([
    ["{T}: Add {G}.", "Creature — Elf", true],
    ["Equip {2}", "Artifact Creature — Golem", true],
    ["Whenever this creature attacks, draw a card.", "Creature — Elf", false],
    ["Exile this card from your hand: Add {G}.", "Creature — Elf", false],
    ["{T}: Add {G}.", "Artifact", false],
  ])("a silence about activated abilities of creatures: %s on %s", (text, type, stopped) => {
    expect(
      isStopped("Activated abilities of creatures can't be activated.", made(text, type)),
    ).toBe(stopped);
  });

  test.each([
    ["When this creature enters, draw a card.", true],
    ["Whenever another creature you control enters, draw a card.", true],
    ["When this creature is turned face up, destroy target creature.", false],
    ["Whenever a land you control enters, you gain 1 life.", false],
    ["Whenever this creature attacks, draw a card.", false],
    ["Flying", false],
  ])("a silence about creatures that enter: %s", (text, stopped) => {
    expect(isStopped(ORB, made(text))).toBe(stopped);
  });

  test.each([
    [
      "Search your library for a creature card, put it onto the battlefield, then shuffle.",
      "Sorcery",
      true,
    ],
    ["Return target creature card from your graveyard to the battlefield.", "Sorcery", true],
    ["You may cast this card from your graveyard.", "Creature — Goblin", true],
    ["You may cast this card from your graveyard or from exile.", "Creature — Goblin", false],
    ["Return target creature card from your graveyard to your hand.", "Sorcery", false],
    [
      "Target player exiles the top card of their library. They may cast that card from their library.",
      "Instant",
      false,
    ],
    [
      "Search your library for a basic land card, put it onto the battlefield tapped, then shuffle.",
      "Sorcery",
      false,
    ],
    [
      "Put all cards from target player's graveyard on the bottom of their library.",
      "Sorcery",
      false,
    ],
  ])("a ban on what enters or is cast from a graveyard or a library: %s", (text, type, stopped) => {
    expect(isStopped(CAGE, made(text, type))).toBe(stopped);
  });

  const MAGISTRATE = "Your opponents can't cast spells from anywhere other than their hands.";
  test.each([
    [MAGISTRATE, "Flashback {2}{R}", true],
    [MAGISTRATE, "Each nonland card in your graveyard has escape.", true],
    [
      MAGISTRATE,
      "Whenever this creature attacks, exile the top card of your library. You may cast that card.",
      true,
    ],
    [
      MAGISTRATE,
      "You may cast a creature spell from your hand without paying its mana cost.",
      false,
    ],
    [MAGISTRATE, "You may cast this spell as though it had flash.", false],
    [MAGISTRATE, "Draw a card.", false],
    [CAGE, "Flashback {2}{R}", true],
    [CAGE, "Suspend 3—{R}", false],
  ])("%s stops %s: %s", (by, text, stopped) => {
    expect(isStopped(by, made(text))).toBe(stopped);
  });

  test("a commander is cast from the command zone, a card that may be a creature comes from a graveyard", () => {
    const stops = prohibitionFilter(made(MAGISTRATE));
    expect(stops?.(made("Flying"), { isCommander: true })).toBe(true);
    expect(stops?.(made("Flying"), { isCommander: false })).toBe(false);
    const raises = made("Return target artifact card from your graveyard to the battlefield.");
    const [golem, rock] = [made("", "Artifact Creature — Golem"), made("", "Artifact")];
    expect(prohibitionFilter(made(CAGE))?.(raises, { deck: [golem] })).toBe(true);
    expect(prohibitionFilter(made(CAGE))?.(raises, { deck: [rock] })).toBe(false);
  });

  test("what stops no such thing is not told to", () => {
    expect(prohibitionFilter(made("Destroy all creatures.", "Sorcery"))).toBeUndefined();
    expect(
      prohibitionFilter(made("Creatures you control entering don't cause abilities to trigger.")),
    ).toBeUndefined();
  });
});
