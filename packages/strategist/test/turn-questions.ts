import { expect } from "vitest";
import {
  choose,
  copies,
  isLand,
  KRENKO,
  LIBRARY,
  landsAtLeast,
  matching,
  near,
  type Row,
  row,
} from "./krenko.ts";

const castable = (turn: number) => copies((card) => !isLand(card) && card.cmc <= turn);
const costs = (value: number) => copies((card) => !isLand(card) && card.cmc === value);
const KRENKO_COSTS = KRENKO.entries.find(({ board }) => board === "commander")?.card?.cmc ?? 0;
const goblins = copies(({ type_line }) => type_line.includes("Goblin")) - 1;
/** The chance of one of some cards or more among cards drawn, by counting hands without any. */
const oneOf = (wanted: number, drawn: number) =>
  1 - choose(LIBRARY - wanted, drawn) / choose(LIBRARY, drawn);
const IN = { value: KRENKO_COSTS };

/** Questions on turns and on mana, and what is asked in words that say what is not meant. */
export const TURNS: readonly Row[] = [
  row(
    "Combien de sorts en X ?",
    "How many X spells do I run?",
    matching(copies(({ mana_cost }) => mana_cost?.includes("{X}") ?? false)),
  ),
  row("Qu’est-ce que je peux jouer au tour 2 ?", "What can I play on turn 2?", {
    code: "turnPlays",
    params: { turn: 2, count: castable(2), exact: costs(2) },
  }),
  row("Combien de cartes jouables au tour un ?", "How many turn one plays do I have?", {
    code: "turnPlays",
    params: { turn: 1, count: castable(1), exact: costs(1) },
  }),
  row("Quand est-ce que je peux lancer mon commandant ?", "When can I cast my commander?", {
    code: "castTurn",
    params: { ...IN, turn: KRENKO_COSTS },
  }),
  row(
    "À quel tour puis-je jouer Krenko ?",
    "What turn can I cast Krenko?",
    { code: "castTurn", params: { ...IN, turn: KRENKO_COSTS } },
    { cards: ["Krenko, Mob Boss"], written: "Krenko" },
  ),
  row(
    "Quelles chances de lancer mon commandant au tour 6 ?",
    "What are the odds to cast my commander on turn 6?",
    {
      code: "castTurn",
      params: { ...IN, turn: 6 },
    },
  ),
  row("Puis-je lancer mon commandant au tour 2 ?", "Can I cast my commander on turn 2?", {
    code: "castTurn",
    params: { turn: 2 },
  }),
  row("Combien de mana puis-je avoir au tour 4 ?", "How much mana do I have on turn 4?", {
    code: "manaOfTurn",
    params: { turn: 4 },
  }),
  row(
    "Quelle est la probabilité d’avoir un gobelin au tour 3 ?",
    "What are the odds of a Goblin by turn 3?",
    {
      code: "oddsMatching",
      params: { copies: goblins, turn: 3, chance: near(oneOf(goblins, 10)) },
    },
  ),
  row(
    "Quelles chances d’avoir trois terrains avant le tour 4 ?",
    "What are the odds of three lands before turn 4?",
    { code: "oddsLands", params: { turn: 3, chance: near(landsAtLeast(3, 10)) } },
  ),
  row(
    "Combien de cartes à 4 manas et plus ?",
    "How many cards cost 4+?",
    matching(copies((card) => !isLand(card) && card.cmc >= 4)),
  ),
  row(
    "Combien de cartes légendaires non créature ?",
    "How many legendary noncreature cards?",
    matching(copies(({ type_line }) => /Legendary/.test(type_line) && !/Creature/.test(type_line))),
  ),
  row(
    "Quelle est la valeur de mana moyenne sans les terrains ?",
    "What is the average mana value without lands?",
    "curve",
  ),
  row(
    "Quelles cartes ont la célérité ou le piétinement ?",
    "Which cards have haste or trample?",
    matching(copies(({ keywords }) => /Haste|Trample/.test(keywords.join()))),
  ),
  row("Ai-je assez de rouge ?", "Do I have enough red mana?", {
    code: "sourcesEnough",
    params: { color: { color: "R" } },
  }),
  row("C’est quoi le plan de mon deck ?", "What is my deck doing?", "planOpen"),
  row("Il fait quoi mon deck ?", "How do I play this deck?", "planOpen"),
  row("Mon deck est-il bon ?", "Is my deck good?", "ratings"),
  row("Ce deck est-il trop lent ?", "Is this deck too slow?", "clock"),
  row("Mon deck peut-il gagner avant le tour 4 ?", "Can my deck win before turn 4?", {
    code: "clockNotBy",
    params: { turn: 3 },
  }),
  row("Quelle est ma carte la plus forte ?", "What is the strongest card?", "keyCards"),
  row("Que chercher dans ma main de départ ?", "What should I look for in my opening hand?", {
    code: expect.stringMatching(/^(?:mulliganRule|handsSimulated)$/),
  }),
  row("Que faire contre un balayage ?", "What are my outs to a board wipe?", {
    code: "roleCount",
    params: { role: { role: "protection" } },
  }),
  row("Comment battre un deck cimetière ?", "How do I beat graveyard decks?", {
    code: expect.stringMatching(/^matchup\./),
    params: { opponent: { opponent: "graveyard" } },
  }),
  row("Est-ce que ce deck peut battre un deck contrôle ?", "Can I beat a control deck?", {
    code: expect.stringMatching(/^matchup\./),
    params: { opponent: { opponent: "control" } },
  }),
  row("Est-ce amusant de jouer ce deck ?", "Is this deck fun?", "deckUnsettled"),
  row(
    "Quelles cartes coûtent un ou deux manas ?",
    "Which cards cost one or two mana?",
    matching(copies((card) => !isLand(card) && card.cmc >= 1 && card.cmc <= 2)),
  ),
  row("Combien de points de vie je peux gagner ?", "How much life can I gain?", {
    code: "roleCount",
    params: { role: { role: "lifegain" } },
  }),
  row("Qu’est-ce que je peux faire contre un artefact ?", "What can I do about an artifact?", {
    code: expect.stringMatching(/^threat(?:Open|Few|Answered)$/),
  }),
  row("Puis-je jouer Sol Ring en Modern ?", "Can I play Sol Ring in Modern?", "cardNotInFormat", [
    "Sol Ring",
  ]),
];
