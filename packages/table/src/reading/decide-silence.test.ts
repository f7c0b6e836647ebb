import type { Language } from "@spellwright/contract";
import { describe, expect, test } from "vitest";
import { decideWith } from "../../../judge/test/decide-with.ts";
import { madeUpCard } from "../../../judge/test/made-up-card.ts";
import { decideTable } from "./decide-table.ts";

const card = (name: string, type_line: string, oracle_text: string) =>
  madeUpCard(name, { type_line, oracle_text });

const cards = [
  card("Still Globe", "Artifact", "Creatures entering don't cause abilities to trigger."),
  card(
    "Hush Moth",
    "Creature — Faerie",
    "Flying\nCreatures entering or dying don't cause abilities to trigger.",
  ),
  card(
    "Iron Mother",
    "Creature — Praetor",
    "If a permanent entering causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.\nPermanents entering don't cause abilities of permanents your opponents control to trigger.",
  ),
  card(
    "Grey Line",
    "Enchantment",
    "If a card would be put into an opponent's graveyard from anywhere, exile it instead.",
  ),
  card("Deep Fish", "Creature — Fish", "When this creature enters, draw two cards."),
  card("Bone Clip", "Artifact — Equipment", "Whenever equipped creature dies, draw two cards."),
  card(
    "Red Painter",
    "Creature — Vampire",
    "Whenever this creature or another creature dies, target player loses 1 life and you gain 1 life.",
  ),
  card("Small Swarm", "Creature — Insect", "Whenever a land you control enters, draw a card."),
  card(
    "Loud Quake",
    "Enchantment",
    "Whenever a creature you control enters, this enchantment deals 1 damage to each opponent.",
  ),
];

const verdict = (question: string, language: Language) =>
  decideWith(decideTable)(
    question,
    cards.filter(({ name }) => question.includes(name)),
    language,
  )?.verdict;

describe("[ORA-14] whether a card silences what another waits for, or replaces it", () => {
  test.each<readonly [string, Language, string]>([
    ["Opponent has Still Globe. I play Deep Fish, do I draw two?", "en", "no"],
    [
      "Hush Moth est sur la table et ma créature équipée de Bone Clip meurt. Je pioche ?",
      "fr",
      "no",
    ],
    [
      "With Still Globe on board, does my Loud Quake deal damage when a creature enters?",
      "en",
      "no",
    ],
    ["Does Still Globe stop Loud Quake from dealing damage when a creature enters?", "en", "yes"],
    [
      "Mon adversaire a Iron Mother. Je pose un terrain : mon Small Swarm se déclenche ?",
      "fr",
      "no",
    ],
    ["Opponent has Still Globe. I play a land. Does my Small Swarm trigger?", "en", "yes"],
    [
      "Mon adversaire a Grey Line. Je sacrifie un jeton créature, Red Painter se déclenche ?",
      "fr",
      "yes",
    ],
    ["Opponent has Grey Line. My creature dies. Does my Red Painter trigger?", "en", "no"],
    ["My opponent has Grey Line. His creature dies. Does my Red Painter trigger?", "en", "yes"],
    ["I control Grey Line. My own creature dies. Does my Red Painter trigger?", "en", "yes"],
  ])("%s (%s) → %s", (question, language, expected) => {
    expect(verdict(question, language)).toBe(expected);
  });

  test.each([
    "I have Still Globe and kill it, then I cast Deep Fish. Do I draw?",
    "I sacrifice Hush Moth and my creature with Bone Clip dies. Do I draw?",
    "Opponent has Hush Moth. He sacs it and my creature with Bone Clip dies. Do I draw?",
    "He nuked Still Globe. I cast Deep Fish. Do I draw?",
    "My opponent had Still Globe but I vaporized it. I cast Deep Fish. Do I draw?",
    "My opponent wishes he had Still Globe. I cast Deep Fish. Do I draw?",
    "Still Globe was a whiff. I play Deep Fish, do I draw?",
    "Grey Line is out. A creature dies. Does Red Painter trigger?",
    "Iron Mother is out. I play a land. Does Small Swarm trigger?",
  ])("is left to others: %s", (question) => {
    expect(verdict(question, "en")).toBeUndefined();
  });
});
