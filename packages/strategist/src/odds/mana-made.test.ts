import type { Card } from "@spellwright/contract";
import { describe, expect, test } from "vitest";
import { card, deckOf, fill } from "../../test/made-deck.ts";
import { deckFacts } from "../deck-facts.ts";
import { manaByTurn } from "./mana-by-turn.ts";
import { createManaMade } from "./mana-made.ts";

const ELDRAZI = card("Trample", { type_line: "Creature — Eldrazi", cmc: 4 });
const ARTIFACT = { type_line: "Artifact", cmc: 0 };
const LAND = { type_line: "Land", cmc: 0 };

const madeIn = (others: readonly Card[], text: string, more: Partial<Card>) => {
  const maker = card(text, more);
  const facts = deckFacts(deckOf(maker, ...others));
  const [each] = facts.cards.filter((one) => one.card === maker);
  if (each === undefined) throw new Error("no card");
  const { each: lasting, once } = createManaMade(facts, null)(each);
  return [lasting, once];
};

describe("[Q-3] mana is what abilities make", () => {
  test.each([
    ["{T}: Add {C}{C}. This land deals 2 damage to you.", LAND, [2, 0]],
    ["{T}: Add {G} for each creature you control.", LAND, [1, 0]],
    [
      "{7}, {T}: Search your library for a creature card, reveal it, put it into your hand, then shuffle.",
      LAND,
      [0, 0],
    ],
    [
      "{T}, Pay 1 life, Sacrifice this land: Search your library for a Forest card, put it onto the battlefield, then shuffle.",
      LAND,
      [1, 0],
    ],
    ["{1}, {T}: Add {W}{U}.", LAND, [1, 0]],
    ["{T}: Add {C}{C}.", { type_line: "Artifact", cmc: 1 }, [2, 0]],
    ["{T}, Sacrifice this artifact: Add one mana of any color.", ARTIFACT, [0, 1]],
    ["Exile this card from your hand: Add {R}.", { type_line: "Creature — Ape", cmc: 3 }, [0, 1]],
    ["Add {B}{B}{B}.", { type_line: "Instant", cmc: 1 }, [0, 2]],
    [
      "As an additional cost to cast this spell, sacrifice a creature.\nAdd {B}{B}{B}{B}.",
      { type_line: "Instant", cmc: 1 },
      [0, 0],
    ],
    ["White spells you cast cost {1} less to cast.", { type_line: "Artifact", cmc: 2 }, [0, 0]],
    ["{T}, Sacrifice a creature: Add {C}{C}.", { type_line: "Artifact", cmc: 3 }, [0, 0]],
  ] as const)("“%s”", (text, more, made) => {
    expect(madeIn(fill, text, more)).toEqual(made);
  });

  test("what may be spent on some spells only counts where most are such", () => {
    const text =
      "{T}: Add {C}.\n{T}: Add {C}{C}. Spend this mana only to cast colorless Eldrazi spells or activate abilities of colorless Eldrazi.";
    const eldrazi = Array.from({ length: 40 }, () => ({ ...ELDRAZI }));
    expect(madeIn(eldrazi, text, LAND)).toEqual([2, 0]);
    expect(madeIn(fill, text, LAND)).toEqual([1, 0]);
  });

  test("mana for a commander pays for that alone", () => {
    const lotus = card(
      "{T}, Sacrifice this artifact: Add three mana of any one color. Spend this mana only to cast your commander.",
      ARTIFACT,
    );
    const facts = deckFacts(deckOf(lotus, ...fill));
    const [each] = facts.cards.filter((one) => one.card === lotus);
    const [leader] = facts.cards.filter(({ isCommander }) => isCommander);
    if (each === undefined || leader === undefined) throw new Error("no card");
    expect(createManaMade(facts, null)(each).once).toBe(0);
    expect(createManaMade(facts, leader)(each).once).toBe(3);
  });

  test("an artifact that waits for three others makes mana where the deck is full of them", () => {
    const text =
      "Metalcraft — {T}: Add one mana of any color. Activate only if you control three or more artifacts.";
    const trinkets = Array.from({ length: 60 }, () => card("", ARTIFACT));
    expect(madeIn(trinkets, text, ARTIFACT)).toEqual([1, 0]);
    expect(madeIn(fill, text, ARTIFACT)).toEqual([0, 0]);
  });

  test("mana of the first turn counts what costs none", () => {
    const averageWith = (text: string) =>
      manaByTurn(
        deckFacts(deckOf(...Array.from({ length: 40 }, () => card(text, ARTIFACT)))),
      )?.average(1) ?? 0;
    expect(averageWith("{T}, Sacrifice this artifact: Add {R}.")).toBeGreaterThan(2);
    expect(averageWith("{T}: Scry 1.")).toBeLessThanOrEqual(1);
  });
});
