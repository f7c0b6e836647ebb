import type { Card } from "@spellwright/contract";
import { inOneGo } from "@spellwright/decks";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { line, card as madeCard } from "../../test/made-deck.ts";
import { deckFacts } from "../deck-facts.ts";
import type { StrategyDeck } from "../strategist.ts";
import { planSideboard, planTables } from "./sideboard-plan.ts";
import { isSound } from "./swap.ts";

const card = (oracle_text: string, more: Partial<Card> = {}): Card =>
  madeCard(oracle_text, {
    cmc: 2,
    legalities: { modern: "legal", commander: "legal" },
    ...more,
  });
const forest = card("", { name: "Forest", type_line: "Basic Land — Forest", cmc: 0 });
const green = (text: string, more: Partial<Card> = {}) =>
  card(text, { color_identity: ["G"], ...more });
const elf = green("Trample.", { type_line: "Creature — Elf" });
const deckOf = (
  format: StrategyDeck["format"],
  side: readonly Card[] = [],
  main: readonly Card[] = [],
): StrategyDeck => ({
  name: "Test",
  format,
  bracket: null,
  entries: [
    ...(format === "commander" ? [line(green("", { name: "Leader" }), 1, "commander")] : []),
    line(elf, 4),
    ...main.map((each) => line(each, 4)),
    line(forest, 20),
    ...side.map((each) => line(each, 3, "sideboard")),
  ],
});
const parts = (candidates: readonly Card[]) => ({
  candidates,
  kept: new Set<string>(),
  taken: new Set<string>(),
});
const plan = (deck: StrategyDeck, candidates: readonly Card[]) =>
  inOneGo(planSideboard(deckFacts(deck), parts(candidates)));
const tables = (deck: StrategyDeck, candidates: readonly Card[]) =>
  inOneGo(planTables(deckFacts(deck), parts(candidates)));

const EXILES = "Exile target player's graveyard.";
const BREAKS = "Destroy target artifact.";

describe("[ANA-03] the sideboard of a report", () => {
  test("what the main deck answers seldom is covered by the sideboard, or a card of the index is named for it", () => {
    const hate = green(EXILES);
    const breaks = green(BREAKS);
    const found = plan(deckOf("modern", [hate]), [elf, green(EXILES), breaks]);
    expect(found).toMatchObject({ held: 3, most: 15 });
    const gapOf = (threat: string) => found?.gaps.find((gap) => gap.threat === threat);
    expect(gapOf("graveyard")).toMatchObject({
      main: [],
      side: [{ name: hate.name, quantity: 3 }],
      proposed: [],
    });
    expect(gapOf("artifact")).toMatchObject({ side: [], proposed: [{ name: breaks.name }] });
    expect(gapOf("planeswalker")).toMatchObject({ side: [], proposed: [] });
  });

  test("[Q-1] no card is named that the mana of the deck does not pay for, whatever its cards cost", () => {
    const leaves = card("Trample.", {
      type_line: "Creature — Horror",
      mana_cost: "{U}{B}",
      color_identity: ["B", "U"],
    });
    const petal = card("{T}, Sacrifice this artifact: Add one mana of any color.", {
      type_line: "Artifact",
    });
    const black = card(BREAKS, { color_identity: ["B"], mana_cost: "{1}{B}" });
    const payable = green(BREAKS, { mana_cost: "{1}{G}" });
    const named = (main: readonly Card[]) =>
      plan(deckOf("modern", [], main), [black, payable])
        ?.gaps.find(({ threat }) => threat === "artifact")
        ?.proposed.map(({ name }) => name);
    expect(named([leaves])).toEqual([payable.name]);
    const fill = Array.from({ length: 7 }, () => leaves);
    expect(named([petal, ...fill])).toEqual([payable.name]);
  });

  test("no sweep is named for a combo deck, which wins before an army counts", () => {
    const sweep = green("Destroy all creatures.", { type_line: "Sorcery" });
    const proposed = (archetype: "combo" | "control") =>
      plan({ ...deckOf("modern"), archetype }, [sweep])?.gaps.flatMap((gap) => gap.proposed);
    expect(proposed("combo")?.map(({ name }) => name)).toEqual([]);
    expect(proposed("control")?.map(({ name }) => name)).toContain(sweep.name);
  });

  test("what the main deck answers often enough is no gap", () => {
    const found = plan(deckOf("modern", [], [green(BREAKS)]), []);
    expect(found?.gaps.map(({ threat }) => threat)).not.toContain("artifact");
  });

  test.each(["commander", "cedh", "duel commander", "draft", "sealed"] as const)(
    "%s has no sideboard of one’s own choice: nothing is proposed for it",
    (format) => {
      expect(plan(deckOf(format), [green(EXILES)])).toBeNull();
    },
  );

  test("whatever is offered, what is proposed is legal, castable, new, and answers its gap", async () => {
    const anyCard = fc
      .record({
        text: fc.constantFrom(
          EXILES,
          BREAKS,
          "Destroy all creatures.",
          "Counter target spell.",
          "",
        ),
        status: fc.constantFrom("legal", "banned", "not_legal"),
        color_identity: fc.subarray(["W", "U", "B", "R", "G"]),
        cmc: fc.integer({ min: 0, max: 8 }),
        name: fc.constantFrom("Forest", elf.name, "Once", "Twice", "Thrice"),
      })
      .map(({ text, status, ...more }) =>
        card(text, { ...more, legalities: { modern: status, commander: status } }),
      );
    await fc.assert(
      fc.property(fc.uniqueArray(anyCard, { selector: ({ name }) => name }), (offered) => {
        const proposed = plan(deckOf("modern"), offered)?.gaps.flatMap((gap) => gap.proposed) ?? [];
        for (const each of proposed) {
          expect(each.legalities.modern).toBe("legal");
          expect(each.color_identity.every((color) => color === "G")).toBe(true);
          expect(["Forest", elf.name]).not.toContain(each.name);
          expect(each.oracle_text).not.toBe("");
        }
        const deck = deckOf("commander", [], [green("Scry 1."), green("Surveil 1.")]);
        const known = new Map(offered.map((each) => [each.name, each]));
        for (const { add, cut } of tables(deck, offered)?.swaps ?? []) {
          expect(isSound({ add: add.name, cut: cut.name }, deckFacts(deck), known)).toBe(true);
          expect(add.legalities.commander).toBe("legal");
        }
      }),
    );
  });
});

describe("[ANA-03] Commander says what would be changed for which table", () => {
  test("names each table once, with another card and another cut", () => {
    const deck = deckOf("commander", [], [green("Scry 1."), green("Surveil 1.")]);
    const found = tables(deck, [green(EXILES), green(BREAKS)]);
    expect(found?.swaps.map(({ threat, count }) => [threat, count])).toEqual([
      ["artifact", 0],
      ["graveyard", 0],
    ]);
    expect(new Set(found?.swaps.map(({ cut }) => cut.name)).size).toBe(2);
    expect(tables(deckOf("modern"), [green(EXILES)])).toBeNull();
  });

  test("names a table that it knows no swap for as one that is seldom answered", () => {
    const deck = deckOf("commander", [], [green("Scry 1."), green("Surveil 1.")]);
    const found = tables(deck, [green(BREAKS)]);
    expect(found?.swaps.map(({ threat }) => threat)).toEqual(["artifact"]);
    expect(found?.seldom).toContainEqual({ threat: "graveyard", count: 0 });
  });
});
