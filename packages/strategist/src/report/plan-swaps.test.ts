import { describe, expect, test } from "vitest";
import { card } from "../../test/made-deck.ts";
import { deckOf, lands, many, plain, report } from "../../test/swap-decks.ts";

const BODY = { type_line: "Creature — Ox", power: "2", cmc: 3, mana_cost: "{3}" };
const mills = () => card("When this creature enters, mill three cards.", BODY);
const revives = () =>
  card("Return target creature card from your graveyard to the battlefield.", {
    type_line: "Sorcery",
    cmc: 3,
    mana_cost: "{3}",
  });

describe("[ANA-04] swaps for the plan and for what may not be played", () => {
  const filled = [...many(8, mills), ...many(6, revives), ...many(48, () => plain(3))];
  const comes = card("Return target creature card from your graveyard to the battlefield.", {
    type_line: "Sorcery",
    cmc: 2,
    mana_cost: "{2}",
    edhrec_rank: 90,
  });
  const other = card("Scry 1.", {
    type_line: "Sorcery",
    cmc: 2,
    mana_cost: "{2}",
    edhrec_rank: 10,
  });

  test("what joins the main theme comes in for what nothing uses, and no other card does", () => {
    const deck = deckOf(filled, lands);
    const { swaps } = report(deck, [comes, other]);
    const planned = swaps.filter(({ reason }) => reason.code === "plan");
    expect(planned.map(({ add }) => add.name)).toEqual([comes.name]);
    expect(planned.map(({ cut }) => cut.oracle_text)).toEqual([plain(3).oracle_text]);
  });

  test("a banned card goes first, for one that does what it did", () => {
    const banned = card("Destroy target creature.", {
      ...{ cmc: 3, mana_cost: "{3}", type_line: "Instant" },
      legalities: { commander: "banned" },
    });
    const kills = card("Destroy target creature.", {
      ...{ cmc: 2, mana_cost: "{2}", type_line: "Instant", edhrec_rank: 50 },
    });
    const deck = deckOf([banned, ...many(61, () => plain(3))], lands);
    const [first] = report(deck, [other, kills]).swaps;
    expect(first?.reason).toEqual({ code: "forbidden", format: "commander", roles: ["removal"] });
    expect([first?.cut.name, first?.add.name]).toEqual([banned.name, kills.name]);
  });

  test("of cards of its role the one comes in that does it in the same way, for as much mana", () => {
    const body = { type_line: "Creature — Ox", power: "1", cmc: 2, mana_cost: "{2}" };
    const treasure = "When this creature enters, create two Treasure tokens.";
    const banned = card(treasure, { ...body, legalities: { commander: "banned" } });
    const rock = card("{T}: Add {C}.", {
      ...{ type_line: "Artifact", cmc: 2, mana_cost: "{2}", edhrec_rank: 1 },
    });
    const dear = card(treasure, { ...body, cmc: 3, mana_cost: "{3}", edhrec_rank: 20 });
    const alike = card(treasure, { ...body, edhrec_rank: 90 });
    const deck = deckOf([banned, ...many(61, () => plain(3))], lands);
    const [first] = report(deck, [rock, dear, alike]).swaps;
    expect([first?.cut.name, first?.add.name]).toEqual([banned.name, alike.name]);
  });
});
