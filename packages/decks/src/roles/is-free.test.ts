import { describe, expect, it } from "vitest";
import { factsOf, starterCard } from "../../test/starter-cards.ts";
import { castForFree } from "./cast-for-free.ts";

const isFree = (oracle_text: string, rest: object = {}) =>
  castForFree(
    factsOf({ name: "Some Card", mana_cost: "{3}{U}", type_line: "Instant", oracle_text, ...rest }),
  );

describe("[BRK-03] cards that are cast for no mana", () => {
  it.each([
    "If you control a commander, you may cast this spell without paying its mana cost.",
    "If it's not your turn, you may exile a blue card from your hand rather than pay this spell's mana cost.",
    "You may pay 1 life and exile a card from your hand rather than pay Some Card's mana cost.",
    "If an opponent cast three spells this turn, you may pay {0} rather than pay this spell's mana cost.",
    "Flash\nEvoke—Exile a white card from your hand.",
  ])("are known by their words: %s", (text) => {
    expect(isFree(text)).toBe(true);
  });

  it.each(["{0}", "{G/P}", "{R/G/P}"])("are known by their cost: %s", (mana_cost) => {
    expect(isFree("Destroy target artifact.", { mana_cost })).toBe(true);
  });

  it.each([
    ["another cost that is mana", "You may pay {W}{U} rather than pay this spell's mana cost."],
    ["evoke for mana", "Evoke {2}{W} (You may cast this spell for its evoke cost.)"],
    ["another spell", "You may cast that card without paying its mana cost."],
    ["only a lower cost", "This spell costs {1} less to cast for each creature you control."],
    ["nothing of the kind", "Counter target spell."],
  ])("%s is none", (_what, text) => {
    expect(isFree(text)).toBe(false);
  });

  it("our own summaries say it in other words, of cards that have no other text", () => {
    const summedUp = (name: string) => castForFree(starterCard(name));
    for (const name of ["Fierce Guardianship", "Force of Will", "Snuff Out", "Solitude"])
      expect([name, summedUp(name)]).toEqual([name, true]);
    for (const name of ["Lightning Greaves", "Rishkar's Expertise", "Counterspell"])
      expect([name, summedUp(name)]).toEqual([name, false]);
  });

  it("a land is not cast, X is to be paid, and Phyrexian mana beside other mana leaves that", () => {
    expect(isFree("", { mana_cost: "", cmc: 0, type_line: "Land" })).toBe(false);
    expect(isFree("", { mana_cost: "{X}" })).toBe(false);
    expect(isFree("", { mana_cost: "{1}{B/P}{B/P}" })).toBe(false);
  });
});
