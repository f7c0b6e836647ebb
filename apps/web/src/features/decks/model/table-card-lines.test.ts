import type { BracketSignal } from "@spellwright/contract";
import { loadPartTexts, loadTexts, translator } from "@spellwright/locales";
import { beforeAll, expect, test } from "vitest";
import { lineWith } from "./line-for-tests.ts";
import { tableCard } from "./table-card-lines.ts";

const KRENKO = { ...lineWith("Krenko, Mob Boss", 1), is_commander: true, card: null };
const signal = (kind: BracketSignal["kind"], text: string, ...names: string[]): BracketSignal => ({
  kind,
  text,
  cards: names.map((name) => ({ name, printed_name: name === "Cultivate" ? "Culture" : null })),
  towards: null,
  source: {
    publisher: "P",
    title: "T",
    date: "2026-01-01",
    url: "https://example.org/signals",
  },
});
const DECK: Parameters<typeof tableCard>[0] = {
  name: "Uproar",
  format: "commander",
  bracket: 3,
  declared_bracket: 4,
  declared_reason: "<b>Fast</b> hands",
  archetype: "tribal",
  deck_cards: [KRENKO],
  game_changers_detected: [{ card_name: "Jeska's Will", category: "Fast Mana", impact: "Mana." }],
  detected_combos: [
    {
      combo_name: "A + B",
      cards: ["Krenko, Mob Boss", "Thornbite Staff"],
      description: "Tokens.",
      produces: [],
      prerequisites: [],
      steps: [],
      url: null,
    },
  ],
  bracket_signals: [
    signal("earliestCombo", "A and B can be paid for by turn 3.", "A", "B"),
    signal("tutors", "Two tutors.", "Demonic Counsel", "Cultivate"),
  ],
};

beforeAll(async () => {
  await loadTexts("en");
  await loadPartTexts("later", "en");
  await loadPartTexts("deckTools", "en");
});

test("[ANA-07] tells the table bracket, reason, plan, Game Changers and combos, as plain text", () => {
  expect(tableCard(DECK, translator("en"), "en")).toEqual([
    "Uproar (Commander)",
    "Commander: Krenko, Mob Boss",
    "Calculated bracket: 3",
    "Declared bracket: 4",
    "Reason: <b>Fast</b> hands",
    "Plan: Tribal",
    "Game Changers: Jeska's Will",
    "Combos: Krenko, Mob Boss + Thornbite Staff",
    "A and B can be paid for by turn 3.",
    "Tutors: Demonic Counsel, Cultivate",
  ]);
});

test("[ANA-07] names cards in the language of the page", async () => {
  await loadTexts("fr");
  await loadPartTexts("later", "fr");
  await loadPartTexts("deckTools", "fr");
  expect(tableCard(DECK, translator("fr"), "fr").at(-1)).toBe(
    "Tuteurs\u00a0: Demonic Counsel, Culture",
  );
});

test("[ANA-07] says so where there is no Game Changer and no combo; a format without brackets says less", () => {
  const { bracket_signals: _kept, ...before } = DECK;
  const plain = { ...before, game_changers_detected: [], detected_combos: [] };
  expect(tableCard(plain, translator("en"), "en").slice(-2)).toEqual([
    "Game Changers: none",
    "Combos: none",
  ]);
  const modern = {
    ...plain,
    format: "modern" as const,
    bracket: null,
    declared_bracket: null,
    declared_reason: null,
    archetype: null,
    deck_cards: [],
  };
  expect(tableCard(modern, translator("en"), "en")).toEqual(["Uproar (Modern)"]);
});
