import { expect } from "vitest";
import { choose } from "./krenko.ts";

/** A question of the general chat in both languages, and the finding that heads its answer. */
export interface GeneralRow {
  readonly fr: string;
  readonly en: string;
  readonly code: string;
  readonly params?: Readonly<Record<string, unknown>>;
  /** Cards that it names, by their English names. */
  readonly cards?: readonly string[];
}

/** The chance of a card with so many copies among cards drawn, by counting hands without it. */
const seen = (copies: number, deck: number, drawn: number) => ({
  percent: expect.closeTo(1 - choose(deck - copies, drawn) / choose(deck, drawn), 6),
});

/** On the play a card less is seen (CR 103.8a). */
const bothSides = (copies: number, deck: number, drawn: number) => ({
  play: seen(copies, deck, drawn - 1).percent,
  draw: seen(copies, deck, drawn).percent,
});

// The figures are those of the published tables and of the rules, written down here once more.
export const GENERAL: readonly GeneralRow[] = [
  {
    fr: "combien de sources pour un sort à double noir au tour 3 ?",
    en: "how many sources for a double black spell on turn 3?",
    code: "sourcesOfCost",
    params: { symbols: 2, value: 3, size: 99, count: 28 },
  },
  {
    fr: "combien de sources pour un sort à double noir au tour 2 en Modern ?",
    en: "how many sources for a double black spell on turn 2 in Modern?",
    code: "sourcesOfCost",
    params: { symbols: 2, value: 2, size: 60, count: 21 },
  },
  {
    fr: "comment construire une base de mana tricolore",
    en: "how many sources of each color in a mana base for 3 colors",
    code: "sourcesGeneral",
    params: { size: 99 },
  },
  {
    fr: "chance de piocher une carte en 4 exemplaires d’ici le tour 3",
    en: "odds of drawing a 4-of by turn 3",
    code: "oddsCopies",
    params: { deck: 60, turn: 3, chance: bothSides(4, 60, 10) },
  },
  {
    fr: "chance d’avoir une carte en 2 exemplaires en main de départ sur 40 cartes",
    en: "odds of a 2-of in the opening hand in 40 cards",
    code: "oddsCopiesOpening",
    params: { deck: 40, chance: seen(2, 40, 7) },
  },
  {
    fr: "quelles chances de piocher au moins un de 4 exemplaires d’ici le tour 3 sur 60 cartes ?",
    en: "What are my odds of drawing at least one of 4 copies by turn 3 in a 60 card deck?",
    code: "oddsCopies",
    params: { count: 4, deck: 60, turn: 3, chance: bothSides(4, 60, 10) },
  },
  {
    fr: "chance de piocher un de huit exemplaires d’ici le tour 4 sur 99 cartes ?",
    en: "Odds of drawing one of eight copies by turn 4 in 99 cards?",
    code: "oddsCopies",
    params: { count: 8, deck: 99, turn: 4, chance: seen(8, 99, 11) },
  },
  {
    fr: "quand faut-il faire un mulligan ?",
    en: "when should I mulligan?",
    code: "mulliganRule",
    params: { least: 2, most: 5 },
  },
  {
    fr: "combien de rampe dois-je jouer ?",
    en: "How much ramp should I play?",
    code: "roleHabit",
    params: { role: { role: "ramp" }, least: 8, most: 10 },
  },
  {
    fr: "combien de cartes dans une réserve ?",
    en: "how many cards in a sideboard?",
    code: "sideboardMost",
    params: { sideboard: 15 },
  },
  {
    fr: "comment battre les decks contrôle ?",
    en: "how do I play against control decks?",
    code: "matchupMeans",
    params: { opponent: { opponent: "control" } },
  },
  {
    fr: "c’est quoi le cEDH ?",
    en: "what is cEDH?",
    code: "bracketsGeneral",
  },
  {
    fr: "puis-je jouer Counterspell dans un deck vert ?",
    en: "can I play Counterspell in a green deck?",
    code: "identityOf",
    params: { colors: { colors: ["U"] } },
    cards: ["Counterspell"],
  },
  {
    fr: "puis-je jouer Counterspell dans un deck Krenko, Mob Boss ?",
    en: "can I play Counterspell in a Krenko, Mob Boss deck?",
    code: "outsideIdentity",
    cards: ["Counterspell", "Krenko, Mob Boss"],
  },
  {
    fr: "puis-je jouer Sol Ring dans un deck Krenko, Mob Boss ?",
    en: "can I play Sol Ring in a Krenko, Mob Boss deck?",
    code: "insideIdentity",
    cards: ["Sol Ring", "Krenko, Mob Boss"],
  },
  {
    fr: "que fait Sol Ring ?",
    en: "what does Sol Ring do?",
    code: "askTheOracle",
    cards: ["Sol Ring"],
  },
  {
    fr: "combien de terrains en Commander ?",
    en: "how many lands in Commander?",
    code: "landsGeneral",
    // 31.42 + 3.13 × 2 and × 4, rounded by half a land to either side.
    params: { least: 37, most: 45 },
  },
  {
    fr: "combien de terrains dans un deck de 60 cartes ?",
    en: "how many lands in a 60-card deck?",
    code: "landsDefault",
    params: { lands: 24 },
  },
  {
    fr: "combien de terrains dans un deck de 100 cartes ?",
    en: "how many lands in a 100-card deck?",
    code: "landsGeneral",
    params: { format: { format: "commander" } },
  },
  {
    fr: "combien de terrains dans un deck de 40 cartes ?",
    en: "how many lands in a 40-card deck?",
    code: "generalUnsettled",
  },
  {
    fr: "qu’est-ce qu’un deck stax ?",
    en: "what is a stax deck?",
    code: "archetypeDefinition.stax",
  },
  {
    fr: "comment marche un deck d’artefacts ?",
    en: "how does an artifact deck work?",
    code: "archetypeDefinition.artifact",
  },
  {
    fr: "comment battre un deck stax ?",
    en: "how do I beat a stax deck?",
    code: "matchupMeans",
    params: { opponent: { opponent: "stax" } },
  },
];
