import type { Card } from "@spellwright/contract";
import { describe, expect, test } from "vitest";
import { decideWith } from "../../../judge/test/decide-with.ts";
import { madeUpCard } from "../../../judge/test/made-up-card.ts";
import { decideTable } from "./decide-table.ts";

const spell = (name: string, oracle_text: string) =>
  madeUpCard(name, { type_line: "Instant", oracle_text, colors: ["R"] });
const enchantment = (name: string, oracle_text: string) =>
  madeUpCard(name, { type_line: "Enchantment", oracle_text, colors: ["R"] });

const cards: readonly Card[] = [
  madeUpCard("Old Chief", {
    type_line: "Creature — Goblin",
    oracle_text:
      "{T}: Create X 1/1 red Goblin creature tokens, where X is the number of Goblins you control.",
    printed_text:
      "{T} : Créez X jetons de créature 1/1 rouge Gobelin, X étant le nombre de gobelins que vous contrôlez.",
  }),
  enchantment(
    "War Drums",
    "Whenever a creature you control enters, this enchantment deals 1 damage to each opponent.",
  ),
  enchantment(
    "Twin Moons",
    "If an effect would create one or more tokens under your control, it creates twice that many of those tokens instead.",
  ),
  enchantment(
    "Second Moon",
    "If an effect would create one or more tokens under your control, it creates twice that many of those tokens instead.",
  ),
  enchantment(
    "Hot Forge",
    "If a source you control would deal damage to an opponent, it deals that much damage plus 2 instead.",
  ),
  enchantment(
    "Threefold Fire",
    "If a source you control would deal damage to a permanent or player, it deals triple that damage to that permanent or player instead.",
  ),
  enchantment(
    "Sharp Ears",
    "Whenever an opponent draws a card except the first one they draw in each of their draw steps, this enchantment deals 1 damage to any target.",
  ),
  madeUpCard("Vesta Stonecaller", {
    type_line: "Legendary Planeswalker — Vesta",
    oracle_text:
      "+1: Create two 1/1 white Soldier creature tokens.\n−2: Vesta Stonecaller deals 3 damage to any target.\n−7: Draw seven cards.",
    printed_text:
      "+1 : Créez deux jetons de créature 1/1 blanche Soldat.\n−2 : Vesta Stonecaller inflige 3 blessures à n’importe quelle cible.\n−7 : Piochez sept cartes.",
  }),
  madeUpCard("Odo of Two Minds", {
    type_line: "Legendary Planeswalker — Odo",
    oracle_text:
      "+1: Create a 1/1 white Soldier creature token.\n−1: Create two 1/1 white Soldier creature tokens.",
  }),
  spell("Wide Thought", "Draw three cards."),
  spell("Small Spark", "Small Spark deals 3 damage to any target."),
  spell("Call Up", "Create two 1/1 white Soldier creature tokens."),
];

const ask = (question: string, language: "en" | "fr") => {
  const named = cards.filter(({ name }) => question.includes(name));
  return decideWith(decideTable)(question, named, language)?.ruling.match(/\d+/)?.[0];
};

describe("[ORA-17] what comes of one spell or ability among several cards", () => {
  test.each([
    [
      "en",
      "I have War Drums, Old Chief and 3 other goblins. I tap Old Chief, how much damage does each opponent take?",
      "4",
    ],
    [
      "en",
      "Old Chief plus 2 other goblins with Twin Moons and Second Moon. I tap Old Chief: how many tokens?",
      "12",
    ],
    ["en", "I have Old Chief with Twin Moons. I tap Old Chief, how many tokens do I get?", "2"],
    ["en", "I +1 Vesta Stonecaller with Twin Moons out. How many soldiers do I get?", "4"],
    [
      "en",
      "I control Twin Moons, Second Moon and Vesta Stonecaller and use her +1, how many tokens?",
      "8",
    ],
    ["en", "I -2 Vesta Stonecaller with Hot Forge on my side, how much damage is that?", "5"],
    ["fr", "J'ai Twin Moons et je fais le +1 de Vesta Stonecaller : combien de jetons ?", "4"],
    [
      "en",
      "I control Sharp Ears. Opponent casts Wide Thought, how much damage do I get to deal?",
      "3",
    ],
    [
      "en",
      "I have War Drums and Twin Moons in play and cast Call Up, how much damage do I deal?",
      "4",
    ],
    [
      "en",
      "Hot Forge and Threefold Fire are on my side. I cast Small Spark, how much damage does my opponent take?",
      "11",
    ],
    [
      "fr",
      "J'ai War Drums, Old Chief et 3 autres gobelins. J'engage Old Chief, combien de blessures prend chaque adversaire ?",
      "4",
    ],
    ["fr", "J'ai Old Chief avec Twin Moons. J'engage Old Chief, combien de jetons ?", "2"],
    ["fr", "Mon adversaire lance Wide Thought et j'ai Sharp Ears : combien de blessures ?", "3"],
    [
      "fr",
      "J'ai Hot Forge et Threefold Fire en jeu, je lance Small Spark sur l'adversaire. Il prend combien de blessures ?",
      "11",
    ],
  ] as const)("is added up: %s %s", (language, question, amount) => {
    expect(ask(question, language)).toBe(amount);
  });

  test.each([
    [
      "en",
      "I have Old Chief and War Drums. Opponent kills War Drums, I tap Old Chief, how much damage?",
    ],
    ["en", "I have Old Chief and 5 creatures, with Twin Moons. I tap Old Chief, how many tokens?"],
    [
      "en",
      "I have Old Chief and Twin Moons loses its abilities, I tap Old Chief, how many tokens?",
    ],
    ["en", "I have Old Chief. My opponent has Twin Moons. I tap Old Chief, how many tokens?"],
    ["en", "I +1 Odo of Two Minds with Twin Moons out. How many soldiers do I get?"],
    ["en", "I +3 Vesta Stonecaller with Twin Moons out. How many soldiers do I get?"],
    ["en", "I +1 Vesta Stonecaller twice with Twin Moons out. How many soldiers do I get?"],
    ["en", "My opponent has Twin Moons. I +1 Vesta Stonecaller, how many soldiers do I get?"],
    ["en", "Opponent draws a card and I have Sharp Ears, how much damage do I deal?"],
    ["en", "I control Sharp Ears. I cast Wide Thought, how much damage do I deal?"],
    [
      "fr",
      "J'ai Old Chief et Twin Moons. On me détruit Twin Moons, j'engage Old Chief, combien de jetons ?",
    ],
    ["fr", "J'ai Old Chief sans Twin Moons. J'engage Old Chief, combien de jetons ?"],
    ["fr", "J'ai Old Chief, l'adversaire a Twin Moons. J'engage Old Chief, combien de jetons ?"],
    ["fr", "J'ai Sharp Ears et je lance Wide Thought : combien de blessures ?"],
  ] as const)("is left open where something told may change it: %s %s", (language, question) => {
    expect(ask(question, language)).toBeUndefined();
  });
});
