import { expect } from "vitest";
import {
  choose,
  copies,
  isLand,
  KRENKO,
  keeps,
  LANDS,
  LIBRARY,
  landsAtLeast,
  manaValues,
  matching,
  near,
  ofType,
  type Row,
  spells,
} from "./krenko.ts";

/** Questions that counting answers: cards, costs, odds. */
export const COUNTING: readonly Row[] = [
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
    fr: "Combien de créatures avec une force de 3 ou plus ?",
    en: "How many creatures with power 3 or greater?",
    ...matching(
      copies(
        ({ type_line, power }) =>
          type_line.includes("Creature") && Number(power ?? Number.NaN) >= 3,
      ),
    ),
  },
  {
    fr: "Quel pourcentage de terrains dans ce deck ?",
    en: "What percentage of my deck is lands?",
    code: "landCount",
    params: { lands: LANDS },
  },
  {
    fr: "Combien de cartes dans mon deck ?",
    en: "How many cards are in my deck?",
    code: "deckSize",
    params: { count: copies(() => true) },
  },
  {
    fr: "Quelle est ma créature la plus chère ?",
    en: "What is my most expensive creature?",
    code: "dearest",
    params: {
      value: Math.max(
        ...KRENKO.entries.flatMap(({ card }) =>
          card?.type_line.includes("Creature") ? [card.cmc] : [],
        ),
      ),
    },
  },
  {
    fr: "Combien de cartes bleues et rouges ?",
    en: "How many blue and red cards?",
    ...matching(copies((card) => /[UR]/.test((card.colors ?? []).join("")))),
  },
  {
    fr: "Quelles chances de n’avoir aucun terrain en main de départ ?",
    en: "What are the odds of no lands in the opening hand?",
    code: "oddsLandsExactlyOpening",
    params: { count: 0, chance: near(choose(LIBRARY - LANDS, 7) / choose(LIBRARY, 7)) },
  },
  {
    fr: "Quelles chances d’avoir exactement deux terrains en main de départ ?",
    en: "What are the odds of exactly two lands in the opening hand?",
    code: "oddsLandsExactlyOpening",
    params: { count: 2, chance: near(keeps(2, 2)) },
  },
  {
    fr: "Combien de cartes dans ma réserve ?",
    en: "How many cards are in my sideboard?",
    code: "sideboardSize",
    params: { count: 0 },
  },
  {
    fr: "Quels terrains produisent du bleu ?",
    en: "Which lands produce blue mana?",
    code: "matching",
    params: { filters: { filters: expect.arrayContaining([{ kind: "makes", colors: ["U"] }]) } },
  },
  {
    fr: "Combien de terrains bicolores ?",
    en: "How many dual lands?",
    ...matching(0),
  },
  {
    fr: "Combien d’exemplaires de Mountain est-ce que je joue ?",
    en: "How many copies of Mountain do I play?",
    code: "copies",
    params: { count: copies(({ name }) => name === "Mountain") },
    cards: ["Mountain"],
  },
];
