import { describe, expect, it } from "vitest";
import { bracketCard, POLICY } from "../../test/bracket-rules.ts";
import { turnEffect } from "./extra-turns.ts";
import { massLandDenial } from "./land-denial.ts";

describe("[BRK-03] mass land denial is read strictly", () => {
  const denies = massLandDenial(POLICY.massLandDenial);
  const reads = (text: string, name = "Some Card") =>
    denies(name, bracketCard(name, { oracle_text: text }));

  it.each([
    "Destroy all lands.",
    "Destroy all artifacts, creatures, and lands. They can't be regenerated.",
    "Destroy all nonbasic lands.",
    "Destroy all Islands.",
    "Return all lands to their owners' hands.",
    "Exile all permanents.",
    "Each player sacrifices four lands of their choice.",
    "Nonbasic lands are Mountains.",
    "Players can't untap more than one land during their untap steps.",
    "Nonbasic lands don't untap during their controllers' untap steps.",
    "If a land is tapped for mana, it produces {B} instead of any other type.",
    "Players skip their untap steps.",
  ])("a card is counted by its text: %s", (text) => {
    expect(reads(text)).toBe(true);
  });

  it.each([
    "Destroy target land.",
    "Destroy up to two target lands.",
    "Each player sacrifices a land.",
    "Target player sacrifices six permanents.",
    "Destroy all nonland permanents.",
    "Destroy all permanents except for artifacts and lands.",
    "Return all land cards from your graveyard to the battlefield.",
    "Sacrifice all lands you control.",
    "−7: Destroy all lands target player controls.",
    "Each land is a Swamp in addition to its other land types.",
    "Destroy all permanents with that mana value.",
    "",
  ])("a card is not counted by its text: %s", (text) => {
    expect(reads(text)).toBe(false);
  });

  it("names of the policy come before texts", () => {
    expect(reads("Destroy all nonbasic lands.", "Fair Ruin")).toBe(false);
    expect(denies("Named Denial", null)).toBe(true);
    expect(denies("Unheard Of", null)).toBe(false);
  });
});

describe("[BRK-03] extra turns", () => {
  const effectOf = turnEffect(POLICY.extraTurns);
  const reads = (text: string, name = "Some Card") =>
    effectOf(
      name,
      bracketCard(name, {
        oracle_text: text,
        keywords: text.startsWith("Buyback") ? ["Buyback"] : [],
      }),
    );

  it.each([
    ["Take an extra turn after this one.", "extra"],
    ["Target player takes two extra turns after this one.", "extra"],
    ["Draw a card, then take an extra turn after this one.", "extra"],
    ["{T}, Sacrifice five artifacts: Take an extra turn after this one.", "extra"],
    ["Buyback—Sacrifice three lands.\nTake an extra turn after this one.", "looping"],
    ["After that turn, that player takes an extra turn.", "none"],
    ["Players can't take extra turns.", "none"],
    ["If a player would take an extra turn, that player skips it instead.", "none"],
    ["", "none"],
  ])("reads %s as %s", (text, effect) => {
    expect(reads(text)).toBe(effect);
  });

  it("names of the policy come before texts", () => {
    expect(effectOf("Named Turn", null)).toBe("extra");
    expect(effectOf("Endless Clock", null)).toBe("looping");
    expect(effectOf("Unheard Of", null)).toBe("none");
    expect(reads("Take an extra turn after this one.", "No Turn")).toBe("none");
  });
});
