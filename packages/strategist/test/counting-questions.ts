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
  row,
  spells,
} from "./krenko.ts";

/** Questions that counting answers: cards, costs, odds. */
export const COUNTING: readonly Row[] = [
  row("Combien de terrains joue ce deck ?", "How many lands does this deck play?", {
    code: "landCount",
    params: { count: LANDS },
  }),
  row("Combien de créatures ?", "How many creatures are there?", {
    code: "typeCount",
    params: { count: ofType("Creature") },
  }),
  row("Combien d’artefacts dans la liste ?", "How many artifacts are in the list?", {
    code: "typeCount",
    params: { count: ofType("Artifact") },
  }),
  row("Combien de gobelins ?", "How many Goblins?", {
    code: "kindCount",
    params: { count: copies((card) => card.type_line.includes("Goblin")) },
  }),
  row(
    "Combien de créatures légendaires ?",
    "How many legendary creatures?",
    matching(copies((card) => /Legendary.*Creature/.test(card.type_line))),
  ),
  row(
    "Combien de terrains de base ?",
    "How many basic lands?",
    matching(copies((card) => card.type_line.startsWith("Basic Land"))),
  ),
  row(
    "Combien de terrains non-base ?",
    "How many nonbasic lands?",
    matching(copies((card) => isLand(card) && !card.type_line.startsWith("Basic"))),
  ),
  row(
    "Combien de cartes rouges ?",
    "How many red cards?",
    matching(copies((card) => card.colors?.includes("R") ?? false)),
  ),
  row(
    "Combien de cartes incolores ?",
    "How many colorless cards?",
    matching(spells((card) => (card.colors ?? []).length === 0)),
  ),
  row(
    "Quels artefacts incolores coûtent 2 ou moins ?",
    "Which colorless artifacts cost 2 or less?",
    matching(
      spells(
        (card) =>
          card.type_line.includes("Artifact") && (card.colors ?? []).length === 0 && card.cmc <= 2,
      ),
    ),
  ),
  row(
    "Combien de cartes coûtent 5 manas ou plus ?",
    "How many cards cost 5 mana or more?",
    matching(manaValues.filter((value) => value >= 5).length),
  ),
  row(
    "Combien de cartes coûtent plus de 3 manas ?",
    "How many cards cost more than 3 mana?",
    matching(manaValues.filter((value) => value > 3).length),
  ),
  row(
    "Combien de cartes de valeur de mana 2 ?",
    "How many cards have mana value 2?",
    matching(manaValues.filter((value) => value === 2).length),
  ),
  row(
    "Combien de créatures rouges à trois manas ?",
    "How many red creatures at three mana?",
    matching(
      copies(
        (card) =>
          card.type_line.includes("Creature") &&
          (card.colors?.includes("R") ?? false) &&
          card.cmc === 3,
      ),
    ),
  ),
  row(
    "Quelles créatures ont la célérité ?",
    "Which creatures have haste?",
    matching(
      copies((card) => card.type_line.includes("Creature") && card.keywords.includes("Haste")),
    ),
  ),
  row(
    "Combien de cartes disent « mana » ?",
    "How many cards say “mana”?",
    matching(copies(({ summary }) => /mana/i.test(`${summary?.fr} ${summary?.en}`))),
  ),
  row("Quelle est la carte la plus chère ?", "What is the most expensive card?", {
    code: "dearest",
    params: { value: Math.max(...manaValues) },
  }),
  row("Quelle est la carte la moins chère ?", "Which is the cheapest card?", {
    code: "cheapest",
    params: { value: Math.min(...manaValues) },
  }),
  row("Quelle est la courbe de mana ?", "What does the mana curve look like?", {
    code: "curve",
    params: {
      average: {
        decimal: expect.closeTo(manaValues.reduce((a, b) => a + b, 0) / manaValues.length, 6),
      },
    },
  }),
  row(
    "Quelles chances d’avoir trois terrains au tour 3 ?",
    "What are the odds of three lands by turn 3?",
    { code: "oddsLands", params: { chance: near(landsAtLeast(3, 10)) } },
  ),
  row("Combien de fois dois-je prendre un mulligan ?", "How often should I mulligan?", {
    code: "handsSimulated",
    params: { games: 1000 },
  }),
  row(
    "Quelles chances d’avoir Sol Ring en main de départ ?",
    "What are the odds of Sol Ring in the opening hand?",
    { code: "oddsCardOpening", params: { chance: near(7 / LIBRARY) } },
    ["Sol Ring"],
  ),
  row(
    "Combien d’exemplaires de Mountain ?",
    "How many copies of Mountain?",
    { code: "copies", params: { count: copies(({ name }) => name === "Mountain") } },
    ["Mountain"],
  ),
  row(
    "Combien d’éphémères et de rituels ?",
    "How many instants and sorceries?",
    matching(copies(({ type_line }) => /Instant|Sorcery/.test(type_line))),
  ),
  row(
    "Combien de créatures-artefacts ?",
    "How many artifact creatures?",
    matching(copies(({ type_line }) => /Artifact.*Creature/.test(type_line))),
  ),
  row("Combien de sources rouges ai-je ?", "How many red sources do I have?", {
    code: "colorSources",
    params: { color: { color: "R" } },
  }),
  row("Combien de sources noires ai-je ?", "How many black sources do I have?", {
    code: "colorSources",
    params: { color: { color: "B" }, count: 0 },
  }),
  row(
    "Combien de cartes à un mana ?",
    "How many cards cost exactly one mana?",
    matching(manaValues.filter((value) => value === 1).length),
  ),
  row(
    "Combien de cartes coûtent exactement 3 manas ?",
    "How many cards cost exactly 3?",
    matching(manaValues.filter((value) => value === 3).length),
  ),
  row("Ai-je assez de terrains ?", "Do I have enough lands?", {
    code: expect.stringMatching(/^lands(?:Below|Within|Above)$/),
    params: { lands: LANDS },
  }),
  row(
    "Combien de créatures avec une force de 3 ou plus ?",
    "How many creatures with power 3 or greater?",
    matching(
      copies(
        ({ type_line, power }) =>
          type_line.includes("Creature") && Number(power ?? Number.NaN) >= 3,
      ),
    ),
  ),
  row("Quel pourcentage de terrains dans ce deck ?", "What percentage of my deck is lands?", {
    code: "landCount",
    params: { count: LANDS },
  }),
  row("Combien de cartes dans mon deck ?", "How many cards are in my deck?", {
    code: "deckSize",
    params: { count: copies(() => true) },
  }),
  row("Quelle est ma créature la plus chère ?", "What is my most expensive creature?", {
    code: "dearest",
    params: {
      value: Math.max(
        ...KRENKO.entries.flatMap(({ card }) =>
          card?.type_line.includes("Creature") ? [card.cmc] : [],
        ),
      ),
    },
  }),
  row(
    "Combien de cartes bleues et rouges ?",
    "How many blue and red cards?",
    matching(copies((card) => /[UR]/.test((card.colors ?? []).join("")))),
  ),
  row(
    "Quelles chances de n’avoir aucun terrain en main de départ ?",
    "What are the odds of no lands in the opening hand?",
    {
      code: "oddsLandsExactlyOpening",
      params: { count: 0, chance: near(choose(LIBRARY - LANDS, 7) / choose(LIBRARY, 7)) },
    },
  ),
  row(
    "Quelles chances d’avoir exactement deux terrains en main de départ ?",
    "What are the odds of exactly two lands in the opening hand?",
    { code: "oddsLandsExactlyOpening", params: { count: 2, chance: near(keeps(2, 2)) } },
  ),
  row("Combien de cartes dans ma réserve ?", "How many cards are in my sideboard?", {
    code: "sideboardSize",
    params: { count: 0 },
  }),
  row("Quels terrains produisent du bleu ?", "Which lands produce blue mana?", {
    code: "matching",
    params: { filters: { filters: expect.arrayContaining([{ kind: "makes", colors: ["U"] }]) } },
  }),
  row("Combien de terrains bicolores ?", "How many dual lands?", matching(0)),
  row(
    "Combien d’exemplaires de Mountain est-ce que je joue ?",
    "How many copies of Mountain do I play?",
    { code: "copies", params: { count: copies(({ name }) => name === "Mountain") } },
    ["Mountain"],
  ),
];
