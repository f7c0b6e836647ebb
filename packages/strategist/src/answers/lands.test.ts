import type { Card } from "@spellwright/contract";
import { describe, expect, test } from "vitest";
import { KRENKO } from "../../test/krenko.ts";
import { card, deckOf, line } from "../../test/made-deck.ts";
import { cardWithText } from "../../test/sample-deck.ts";
import { deckFacts } from "../deck-facts.ts";
import { cutOrder } from "../report/cut-order.ts";
import { landsBesideUsual } from "./lands.ts";

/** The deck with so many lands less, and some of its spells with a land on their other side. */
const facts = (lands: number, modal: number) => {
  const spells = KRENKO.entries.filter(
    ({ board, card }) => board === "main" && !/\bLand\b/.test(card?.type_line ?? ""),
  );
  const both = new Set(spells.slice(0, modal).map(({ name }) => name));
  const entries = KRENKO.entries.flatMap((entry) => {
    const { card } = entry;
    if (card === null) return [entry];
    if (card.type_line.startsWith("Basic")) return [{ ...entry, quantity: lands }];
    if (/\bLand\b/.test(card.type_line)) return [];
    if (!both.has(entry.name)) return [entry];
    const faces = [card, cardWithText("", { name: "Bog", type_line: "Land" })];
    return [{ ...entry, card: { ...card, layout: "modal_dfc", card_faces: faces } }];
  });
  return deckFacts({ ...KRENKO, entries });
};

describe("[FOR-09] lands on the other side of a card", () => {
  const { params } = landsBesideUsual(facts(20, 0)) ?? {};
  const least = Number(params?.least);

  test("are lands before a list reads that it lacks some", () => {
    expect(landsBesideUsual(facts(least - 3, 0))).toMatchObject({
      code: "landsBelow",
      params: { count: 3 },
    });
    expect(landsBesideUsual(facts(least - 3, 3))).toMatchObject({
      code: "landsWithModal",
      params: { modal: 3, lands: least - 3 },
    });
    expect(landsBesideUsual(facts(least - 3, 2))).toMatchObject({
      code: "landsBelowModal",
      params: { modal: 2, count: 1 },
    });
  });

  test("[ANA-04] stay, as lands do, where cuts are named", () => {
    const list = facts(least - 3, 5);
    const cut = cutOrder(list).map(({ card }) => card.layout);
    expect(cut.length).toBeGreaterThan(5);
    expect(cut).not.toContain("modal_dfc");
  });

  test("[ANA-04] go first where they may not be played", () => {
    const { deck } = facts(least - 3, 2);
    const entries = deck.entries.map((entry) =>
      entry.card?.layout === "modal_dfc"
        ? { ...entry, card: { ...entry.card, legalities: { commander: "banned" } } }
        : entry,
    );
    const list = deckFacts({ ...deck, entries });
    const [first, second, third] = cutOrder(list).map(({ card }) => card.layout);
    expect([first, second]).toEqual(["modal_dfc", "modal_dfc"]);
    expect(third).not.toBe("modal_dfc");
  });
});

describe("[Q-1] lands beside the formula", () => {
  const many = (count: number, text: string, more = {}) =>
    Array.from({ length: count }, () => card(text, { cmc: 3, ...more }));
  const beside = (...cards: readonly Card[]) => landsBesideUsual(deckFacts(deckOf(...cards)));
  const dear = many(40, "Scry 1.", { cmc: 5 });

  test("that are missing are made up for by ramp beyond what lists play", () => {
    const rocks = (count: number) => many(count, "{T}: Add {G}.", { type_line: "Artifact" });
    expect(beside(...dear, ...many(25, "Scry 1."), ...rocks(3))).toMatchObject({
      code: "landsBelow",
    });
    expect(beside(...dear, ...rocks(20))).toMatchObject({
      code: "landsWithRamp",
      params: { ramp: 20, lands: 39 },
    });
    // Nothing stands in for as many lands as this.
    expect(beside(...dear, ...rocks(28))).toMatchObject({ code: "landsBelow" });
  });

  test("that are many are wanted by landfall, or do more than make mana", () => {
    const cheap = many(48, "Scry 1.", { cmc: 2 });
    const grows = many(8, "Whenever a land you control enters, you gain 1 life.", { cmc: 2 });
    expect(beside(...cheap)).toMatchObject({ code: "landsAbove" });
    expect(beside(...cheap, ...grows)).toMatchObject({
      code: "landsForLandfall",
      params: { landfall: 8 },
    });
    expect(beside(...cheap.slice(18), ...grows)).toMatchObject({ code: "landsAbove" });
    const ruin = card("{T}: Add {C}.\n{2}, {T}, Sacrifice this land: Destroy target land.", {
      type_line: "Land",
      cmc: 0,
    });
    const { entries, ...deck } = deckOf(...many(65, "Scry 1.", { cmc: 2 }));
    const ruins = (count: number) =>
      landsBesideUsual(deckFacts({ ...deck, entries: [...entries, line(ruin, count)] }));
    expect(ruins(1)).not.toMatchObject({ code: "landsWithUses" });
    expect(ruins(8)).toMatchObject({ code: "landsWithUses", params: { useful: 8 } });
  });
});
