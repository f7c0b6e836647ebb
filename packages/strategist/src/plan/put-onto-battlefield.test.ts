import { describe, expect, test } from "vitest";
import { card, deckOf } from "../../test/made-deck.ts";
import { deckFacts } from "../deck-facts.ts";
import { cutOrder } from "../report/cut-order.ts";
import { planOf } from "./plan-graph.ts";

const many = (count: number, text: string, more = {}) =>
  Array.from({ length: count }, () => card(text, { type_line: "Sorcery", ...more }));
const vehicles = (count: number) =>
  many(count, "Flying\nCrew 4", {
    type_line: "Artifact — Vehicle",
    power: "5",
    toughness: "5",
    cmc: 8,
  });
const raising = (what: string) =>
  many(5, `Return target ${what} card from your graveyard to the battlefield.`, { cmc: 3 });
const filling = many(8, "Mill four cards.", { cmc: 2 });
const idle = many(6, "Flying", { type_line: "Creature — Ox", power: "1", toughness: "1", cmc: 5 });

describe("[Q-1] what other cards of a deck bring into play is what it is built on", () => {
  const factsWith = (what: string) =>
    deckFacts(deckOf(...vehicles(5), ...raising(what), ...filling, ...idle));

  test("a dear card that is brought back by its kind is not cast, and no advice takes it out", () => {
    const facts = factsWith("Vehicle");
    const { themes, notCast, restsOn } = planOf(facts);
    expect(themes.map(({ theme }) => theme)).toContain("reanimator");
    expect(notCast.size).toBe(5);
    const dear = facts.cards.filter(({ card: { cmc } }) => cmc === 8).map((each) => each.card.name);
    expect(dear.every((name) => restsOn.has(name))).toBe(true);
    expect(cutOrder(facts).filter(({ card: { name } }) => dear.includes(name))).toEqual([]);
  });

  test("a dear card that nothing puts onto the battlefield counts its cost, and may be cut", () => {
    const facts = factsWith("Elf");
    expect(planOf(facts).notCast.size).toBe(0);
    expect(cutOrder(facts).some(({ card: { cmc } }) => cmc === 8)).toBe(true);
  });
});
