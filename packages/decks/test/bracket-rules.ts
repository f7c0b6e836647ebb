import type { BracketCard, BracketEntry, BracketRules, Combo } from "../src/index.ts";
import { entryOfCard } from "../src/index.ts";
import { factsOf } from "./starter-cards.ts";

/** Limits of a test's own: the shape of the shipped ones with few names. */
export const POLICY: BracketRules["policy"] = {
  asOf: "2026-01-01",
  source: "https://example.org/brackets",
  base: 2,
  declarable: 1,
  gameChangers: [
    { from: 1, bracket: 3 },
    { from: 4, bracket: 4 },
    { from: 8, bracket: 5 },
  ],
  massLandDenial: { bracket: 4, cards: ["Named Denial"], except: ["Fair Ruin"] },
  extraTurns: {
    bracket: 4,
    chainedFrom: 3,
    cards: ["Named Turn", "Second Turn"],
    except: ["No Turn"],
    looping: ["Endless Clock"],
  },
  combos: {
    earlyManaValue: 6,
    earlyTurn: 6,
    earlyBracket: 4,
    lateBracket: 3,
    mostCards: 2,
    ignoredTags: ["EXHIBITION"],
    slowTags: ["SPICY"],
  },
  signals: {
    sources: [
      {
        id: "test",
        publisher: "Publisher",
        title: "Brackets of a test",
        date: "2026-01-01",
        url: "https://example.org/signals",
      },
    ],
    expectedTurns: [
      { bracket: 1, turns: 9 },
      { bracket: 2, turns: 8 },
      { bracket: 3, turns: 6 },
      { bracket: 4, turns: 4 },
    ],
    rules: [
      { kind: "earliestCombo", from: 1, towards: null, source: "test" },
      { kind: "fastMana", from: 2, towards: 4, source: "test" },
      { kind: "tutors", from: 3, towards: 4, source: "test" },
      { kind: "freeInteraction", from: 1, towards: 4, source: "test" },
      { kind: "stax", from: 2, towards: null, source: "test" },
      { kind: "extraTurns", from: 1, towards: 2, source: "test" },
    ],
  },
  confidence: {
    base: 0.9,
    least: 0.3,
    perUnknown: 0.01,
    unknownMost: 0.3,
    nearThreshold: 0.05,
    singleReason: 0.1,
    fewCombos: 0.05,
    incomplete: 0.15,
  },
};

/** What a test measures by. All combos are known, and there are none unless it says so. */
export const rulesWith = (rest: Partial<BracketRules> = {}): BracketRules => ({
  policy: POLICY,
  gameChangers: [],
  combos: [],
  allCombos: true,
  ...rest,
});

export const comboOf = (cards: Combo["cards"], rest: Partial<Combo> = {}): Combo => ({
  id: null,
  cards,
  result: "mana",
  produces: [],
  manaValue: 5,
  manaNeeded: null,
  isSlow: false,
  prerequisites: [],
  steps: [],
  url: null,
  ...rest,
});

/** A card of a test's own making. What it does not say is a vanilla creature’s. */
export const bracketCard = (name: string, facts: Partial<BracketCard> = {}): BracketCard => ({
  ...factsOf({ name, ...facts }),
  game_changer: facts.game_changer ?? false,
});

/** A line of the main deck. A name alone is a card that is not known. */
export const played = (
  card: BracketCard | string,
  rest: Partial<Pick<BracketEntry, "quantity" | "board">> = {},
): BracketEntry =>
  typeof card === "string"
    ? { ...entryOfCard(factsOf({ name: card }), rest), card: null }
    : { ...entryOfCard(card, rest), card };

/** A whole deck of a hundred cards with these among them. */
export const deckWith = (...lines: readonly BracketEntry[]): readonly BracketEntry[] => {
  const copies = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return [
    ...lines,
    played(bracketCard("Forest", { type_line: "Basic Land — Forest", cmc: 0 }), {
      quantity: 100 - copies,
    }),
  ];
};

/** So many different flagged Game Changers. */
export const changers = (count: number): readonly BracketEntry[] =>
  Array.from({ length: count }, (_, at) =>
    played(bracketCard(`Changer ${at + 1}`, { game_changer: true })),
  );
