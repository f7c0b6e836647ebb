import type { Card } from "@spellwright/contract";
import { expect } from "vitest";
import type { StrategyDeck } from "../src/index.ts";
import { sampleDeck, starterCard } from "./sample-deck.ts";

// The truth of each question is counted here, straight from the list, and never by what answers it.

const WAYS = [
  { bracket: 3, cuts: [{ name: "Impact Tremors", printedName: null }] },
  {
    bracket: 2,
    cuts: [
      { name: "Impact Tremors", printedName: null },
      { name: "Coat of Arms", printedName: null },
    ],
  },
] as const;
/** The deck that is asked about. */
export const KRENKO: StrategyDeck = {
  ...sampleDeck("krenko-goblin-uproar", "commander"),
  bracket: {
    bracket: 4,
    confidence: 0.8,
    reasons: [],
    archetype: null,
    gameChangers: [],
    combos: [],
  },
  waysDown: WAYS,
};

const copies = (test: (card: Card) => boolean): number =>
  KRENKO.entries
    .filter(({ card, board }) => card !== null && board !== "sideboard" && test(card))
    .reduce((sum, { quantity }) => sum + quantity, 0);
const isLand = (card: Card) => card.type_line.includes("Land");
const ofType = (type: string) =>
  copies((card) => card.type_line.split(" // ")[0]?.includes(type) ?? false);
const spells = (test: (card: Card) => boolean) => copies((card) => !isLand(card) && test(card));
const manaValues = KRENKO.entries.flatMap(({ card, quantity }) =>
  card === null || isLand(card) ? [] : Array.from({ length: quantity }, () => card.cmc),
);
const choose = (n: number, k: number): number =>
  Array.from({ length: k }, (_, at) => (n - at) / (at + 1)).reduce((a, b) => a * b, 1);
const LIBRARY = copies(() => true) - 1;
const LANDS = copies(isLand);
/** The chance of so many lands or more among cards drawn, by counting hands. */
const landsAtLeast = (least: number, drawn: number): number => {
  let hands = 0;
  for (let lands = least; lands <= drawn; lands++)
    hands += choose(LANDS, lands) * choose(LIBRARY - LANDS, drawn - lands);
  return hands / choose(LIBRARY, drawn);
};
const keeps = (least: number, most: number): number =>
  landsAtLeast(least, 7) - landsAtLeast(most + 1, 7);

const near = (percent: number) => ({ percent: expect.closeTo(percent, 6) });
/** Cards as a question names them. */
export const named = (...names: readonly string[]) =>
  names.map((name) => ({ card: starterCard(name), written: name }));

/** A question in both languages, and the finding that it must have. */
export interface Row {
  readonly fr: string;
  readonly en: string;
  readonly code: unknown;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly cards?: readonly string[];
}

const matching = (count: number) => ({ code: "matching", params: { count } });
const HAND = ["Skirk Prospector", "Goblin Chieftain", "Sol Ring"] as const;

export const ROWS: readonly Row[] = [
  {
    fr: "Combien de terrains joue ce deck ?",
    en: "How many lands does this deck play?",
    code: "landCount",
    params: { lands: LANDS },
  },
  {
    fr: "Combien de créatures ?",
    en: "How many creatures are there?",
    code: "typeCount",
    params: { count: ofType("Creature") },
  },
  {
    fr: "Combien d’artefacts dans la liste ?",
    en: "How many artifacts are in the list?",
    code: "typeCount",
    params: { count: ofType("Artifact") },
  },
  {
    fr: "Combien de gobelins ?",
    en: "How many Goblins?",
    code: "kindCount",
    params: { count: copies((card) => card.type_line.includes("Goblin")) },
  },
  {
    fr: "Combien de créatures légendaires ?",
    en: "How many legendary creatures?",
    ...matching(copies((card) => /Legendary.*Creature/.test(card.type_line))),
  },
  {
    fr: "Combien de terrains de base ?",
    en: "How many basic lands?",
    ...matching(copies((card) => card.type_line.startsWith("Basic Land"))),
  },
  {
    fr: "Combien de terrains non-base ?",
    en: "How many nonbasic lands?",
    ...matching(copies((card) => isLand(card) && !card.type_line.startsWith("Basic"))),
  },
  {
    fr: "Combien de cartes rouges ?",
    en: "How many red cards?",
    ...matching(copies((card) => card.colors?.includes("R") ?? false)),
  },
  {
    fr: "Combien de cartes incolores ?",
    en: "How many colorless cards?",
    ...matching(spells((card) => (card.colors ?? []).length === 0)),
  },
  {
    fr: "Quels artefacts incolores coûtent 2 ou moins ?",
    en: "Which colorless artifacts cost 2 or less?",
    ...matching(
      spells(
        (card) =>
          card.type_line.includes("Artifact") && (card.colors ?? []).length === 0 && card.cmc <= 2,
      ),
    ),
  },
  {
    fr: "Combien de cartes coûtent 5 manas ou plus ?",
    en: "How many cards cost 5 mana or more?",
    ...matching(manaValues.filter((value) => value >= 5).length),
  },
  {
    fr: "Combien de cartes coûtent plus de 3 manas ?",
    en: "How many cards cost more than 3 mana?",
    ...matching(manaValues.filter((value) => value > 3).length),
  },
  {
    fr: "Combien de cartes de valeur de mana 2 ?",
    en: "How many cards have mana value 2?",
    ...matching(manaValues.filter((value) => value === 2).length),
  },
  {
    fr: "Combien de créatures rouges à trois manas ?",
    en: "How many red creatures at three mana?",
    ...matching(
      copies(
        (card) =>
          card.type_line.includes("Creature") &&
          (card.colors?.includes("R") ?? false) &&
          card.cmc === 3,
      ),
    ),
  },
  {
    fr: "Quelles créatures ont la célérité ?",
    en: "Which creatures have haste?",
    ...matching(
      copies((card) => card.type_line.includes("Creature") && card.keywords.includes("Haste")),
    ),
  },
  {
    fr: "Combien de cartes disent « mana » ?",
    en: "How many cards say “mana”?",
    ...matching(copies(({ summary }) => /mana/i.test(`${summary?.fr} ${summary?.en}`))),
  },
  {
    fr: "Quelle est la carte la plus chère ?",
    en: "What is the most expensive card?",
    code: "dearest",
    params: { value: Math.max(...manaValues) },
  },
  {
    fr: "Quelle est la carte la moins chère ?",
    en: "Which is the cheapest card?",
    code: "cheapest",
    params: { value: Math.min(...manaValues) },
  },
  {
    fr: "Quelle est la courbe de mana ?",
    en: "What does the mana curve look like?",
    code: "curve",
    params: {
      average: {
        decimal: expect.closeTo(manaValues.reduce((a, b) => a + b, 0) / manaValues.length, 6),
      },
    },
  },
  {
    fr: "Quelles chances d’avoir trois terrains au tour 3 ?",
    en: "What are the odds of three lands by turn 3?",
    code: "oddsLands",
    params: { chance: near(landsAtLeast(3, 10)) },
  },
  {
    fr: "Combien de fois dois-je prendre un mulligan ?",
    en: "How often should I mulligan?",
    code: "mulligan",
    params: { keeps: near(keeps(2, 5)) },
  },
  {
    fr: "Quelles chances d’avoir Sol Ring en main de départ ?",
    en: "What are the odds of Sol Ring in the opening hand?",
    code: "oddsCardOpening",
    params: { chance: near(7 / LIBRARY) },
    cards: ["Sol Ring"],
  },
  {
    fr: "Combien d’exemplaires de Mountain ?",
    en: "How many copies of Mountain?",
    code: "copies",
    params: { count: copies(({ name }) => name === "Mountain") },
    cards: ["Mountain"],
  },
  {
    fr: "Foudre est-elle légale ici ?",
    en: "Is Lightning Bolt legal here?",
    code: "cardLegal",
    cards: ["Lightning Bolt"],
  },
  {
    fr: "Counterspell serait-elle utile ici ?",
    en: "Would Counterspell be good here?",
    code: "fitForbidden",
    cards: ["Counterspell"],
  },
  {
    fr: "Goblin King vaut-elle sa place ?",
    en: "Is Goblin King worth its place?",
    code: "fitAlready",
    cards: ["Goblin King"],
  },
  { fr: "Que dois-je couper ?", en: "What should I cut?", code: "cuts", params: { count: 5 } },
  {
    fr: "Donne-moi trois cartes à retirer.",
    en: "Name three cards to cut.",
    code: "cuts",
    params: { count: 3 },
  },
  { fr: "Que faut-il ajouter ?", en: "What should I add?", code: "adds" },
  { fr: "Comment ce deck gagne-t-il ?", en: "How does this deck win?", code: "winsWithout" },
  { fr: "À quel tour est-ce que je gagne ?", en: "What turn do I win?", code: "clock" },
  { fr: "Qu’est-ce qui bat ce deck ?", en: "What beats this deck?", code: "threats" },
  {
    fr: "Comment descendre au bracket 2 ?",
    en: "How do I get down to bracket 2?",
    code: "bracketWay",
    params: { bracket: 2, count: 2 },
  },
  {
    fr: "Que couper pour le bracket 3 ?",
    en: "What must go for bracket 3?",
    code: "bracketWay",
    params: { bracket: 3, count: 1 },
  },
  {
    fr: "Je garde cette main : 3 Mountain, Skirk Prospector, Goblin Chieftain, Sol Ring ?",
    en: "Should I keep this hand: 3 Mountain, Skirk Prospector, Goblin Chieftain, Sol Ring?",
    code: "handKept",
    params: { lands: 3, count: 3 },
    cards: ["Mountain", ...HAND],
  },
  {
    fr: "Je garde cette main : un Mountain, Skirk Prospector, Goblin Chieftain, Sol Ring ?",
    en: "Keep this hand: one Mountain, Skirk Prospector, Goblin Chieftain, Sol Ring?",
    code: "handTooFewLands",
    params: { lands: 1 },
    cards: ["Mountain", ...HAND],
  },
  {
    fr: "Qui est le commandant ?",
    en: "Who is my commander?",
    code: "commander",
    params: { count: 1, cards: { cards: [expect.objectContaining({ name: "Krenko, Mob Boss" })] } },
  },
  {
    fr: "Combien d’éphémères et de rituels ?",
    en: "How many instants and sorceries?",
    ...matching(copies(({ type_line }) => /Instant|Sorcery/.test(type_line))),
  },
  {
    fr: "Combien de créatures-artefacts ?",
    en: "How many artifact creatures?",
    ...matching(copies(({ type_line }) => /Artifact.*Creature/.test(type_line))),
  },
  {
    fr: "Combien de sources rouges ai-je ?",
    en: "How many red sources do I have?",
    code: "colorSources",
    params: { color: { color: "R" } },
  },
  {
    fr: "Combien de sources noires ai-je ?",
    en: "How many black sources do I have?",
    code: "colorSources",
    params: { color: { color: "B" }, count: 0 },
  },
  {
    fr: "Combien de cartes à un mana ?",
    en: "How many one-drops do I play?",
    ...matching(manaValues.filter((value) => value === 1).length),
  },
  {
    fr: "Combien de cartes coûtent exactement 3 manas ?",
    en: "How many cards cost exactly 3?",
    ...matching(manaValues.filter((value) => value === 3).length),
  },
  {
    fr: "Ai-je assez de terrains ?",
    en: "Do I have enough lands?",
    code: expect.stringMatching(/^lands(?:Below|Within|Above)$/),
    params: { lands: LANDS },
  },
  {
    fr: "Y a-t-il des combos dans ce deck ?",
    en: "Are there any combos in my deck?",
    code: "combos",
    params: { count: 0 },
  },
  {
    fr: "Quel est le plan de jeu ?",
    en: "What is the game plan?",
    code: "planOpen",
  },
  {
    fr: "Quelles sont les meilleures cartes ?",
    en: "What are the best cards?",
    code: "keyCards",
    params: {
      cards: {
        cards: expect.arrayContaining([expect.objectContaining({ name: "Krenko, Mob Boss" })]),
      },
    },
  },
  {
    fr: "Que dois-je remplacer ?",
    en: "What should I replace?",
    code: "cuts",
    params: { count: 5 },
  },
  {
    fr: "Faut-il couper Krenko ?",
    en: "Should I cut Krenko?",
    code: "fitKept",
    cards: ["Krenko, Mob Boss"],
  },
];
