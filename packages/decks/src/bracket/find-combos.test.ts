import { describe, expect, it } from "vitest";
import { bracketCard, comboOf, POLICY, played } from "../../test/bracket-rules.ts";
import { entryOfCard } from "../plain-entry.ts";
import { readCombo } from "./combo-records.ts";
import { fillsTemplates, findCombos, isLedBy } from "./find-combos.ts";
import { playedCards } from "./played-cards.ts";

const creature = { type_line: "Creature — Dragon", cmc: 6 };
const dragon = bracketCard("Dragon", creature);
const revives = bracketCard("Revives", {
  type_line: "Enchantment — Aura",
  cmc: 2,
  oracle_text:
    "Enchant creature card in a graveyard\nWhen this Aura enters, return enchanted creature card to the battlefield under your control.",
});
const draws = bracketCard("Draws", { type_line: "Sorcery", cmc: 2, oracle_text: "Draw a card." });
const find = (
  cards: readonly (typeof dragon)[],
  combo: ReturnType<typeof comboOf>,
  board: "main" | "commander" = "main",
) =>
  findCombos(
    playedCards(cards.map((card) => entryOfCard(card, { board }))),
    [combo],
    POLICY.combos,
  );

describe("[Q-4] combos of a deck", () => {
  it("count the mana that is spent: a creature that is brought back is not cast", () => {
    const mana = (...cards: readonly (typeof dragon)[]) =>
      find(
        cards,
        comboOf(
          cards.map(({ name }) => name),
          { manaValue: null },
        ),
      )[0]?.manaValue;
    expect([mana(dragon, revives), mana(dragon, draws)]).toEqual([2, 8]);
  });

  it("add what lies in play to the mana that the source tells", () => {
    const of = (inPlay: readonly string[]) =>
      find([dragon, draws], comboOf(["Dragon", "Draws"], { manaNeeded: 2, inPlay }))[0]?.manaValue;
    expect([of([]), of(["Dragon"])]).toEqual([2, 8]);
  });

  it("respect who must be the commander", () => {
    const combo = comboOf(["Dragon", "Draws"], { mustLead: ["Dragon"] });
    expect(find([dragon, draws], combo)).toEqual([]);
    expect(find([dragon, draws], combo, "commander")).toHaveLength(1);
    expect([isLedBy(combo, ["Dragon"]), isLedBy(combo, ["Draws"])]).toEqual([true, false]);
  });

  it("[Q-4] take a card of the deck for a template, none that is a named piece", () => {
    const record = {
      ...{ id: "1", cards: ["Draws"], produces: ["Infinite mill"], tag: null, url: null },
      ...{ manaValue: null, manaNeeded: null, prerequisites: [], steps: [] },
    };
    const combo = (...queries: readonly (string | null)[]) =>
      readCombo(
        { ...record, templates: queries.map(() => "A Dragon"), templateQueries: queries },
        POLICY.combos,
      ) ?? comboOf(["Nowhere", "Found"]);
    const cardsOf = (...queries: readonly (string | null)[]) =>
      find([dragon, draws], combo(...queries)).flatMap((found) =>
        found.cards.map(({ name }) => name),
      );
    expect(cardsOf("t:dragon mv>=5")).toEqual(["Draws", "Dragon"]);
    expect(cardsOf("t:sorcery")).toEqual([]);
    // Each template asks for a card of its own. One that nobody can read is no piece of a pair.
    expect(cardsOf("t:dragon", "t:creature")).toEqual([]);
    expect(cardsOf("frobnicate:7")).toEqual([]);
    expect(cardsOf(null)).toEqual([]);
    const cards = playedCards([entryOfCard(dragon)]);
    expect(fillsTemplates(combo("t:dragon"), cards)).toBe(true);
    expect(fillsTemplates(combo("t:elf"), cards)).toBe(false);
  });

  it("[Q-4] read no card of a deck for a combo without templates", () => {
    const unread = new Proxy([], {
      get: () => {
        throw new Error("the deck was read");
      },
    });
    expect(fillsTemplates(comboOf(["Dragon", "Draws"], {}), unread)).toBe(true);
  });

  it("of unknown cards have no cost that is made up", () => {
    const combo = comboOf(["A", "B"], { manaNeeded: 1, inPlay: ["A"] });
    const found = findCombos(playedCards([played("A"), played("B")]), [combo], POLICY.combos);
    expect(found).toMatchObject([{ manaValue: null }]);
  });
});
