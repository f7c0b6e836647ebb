import type { Language } from "@spellwright/contract";
import { describe, expect, test } from "vitest";
import { decideWith } from "../../../judge/test/decide-with.ts";
import { madeUpCard } from "../../../judge/test/made-up-card.ts";
import { decideTable } from "./decide-table.ts";

const card = (name: string, type_line: string, oracle_text: string) =>
  madeUpCard(name, { type_line, oracle_text });

const cards = [
  card(
    "Iron Cage",
    "Artifact",
    "Creature cards in graveyards and libraries can't enter the battlefield.\nPlayers can't cast spells from graveyards or libraries.",
  ),
  card(
    "Stern Judge",
    "Creature",
    "Your opponents can't cast spells from anywhere other than their hands.",
  ),
  card("Hush Hall", "Enchantment", "Activated abilities of artifacts can't be activated."),
  card("Old Lantern", "Artifact", "{T}: Add {C}{C}."),
  card("Long Blade", "Artifact — Equipment", "Equip {2}"),
  card(
    "Deaf Pin",
    "Artifact",
    "As Deaf Pin enters, choose a card name.\nActivated abilities of sources with the chosen name can't be activated unless they're mana abilities.",
  ),
  card(
    "Mute Spy",
    "Artifact Creature",
    "As Mute Spy enters, choose a nonland card name.\nActivated abilities of sources with the chosen name can't be activated.",
  ),
  card(
    "Name Mage",
    "Creature",
    "As Name Mage enters, choose a nonland card name.\nSpells with the chosen name can't be cast.",
  ),
  card(
    "Slow Sage",
    "Planeswalker",
    "Each opponent can cast spells only any time they could cast a sorcery.",
  ),
  card("Blood Elf", "Creature — Elf", "Haste\nCascade"),
  card("Late Bolt", "Sorcery", "Late Bolt deals 3 damage to any target.\nSuspend 1—{R}"),
  card("Fire Demon", "Creature — Demon", "Flying\nPay 7 life: Draw seven cards."),
  card("Rise Twice", "Sorcery", "Draw two cards.\nFlashback {2}{R}"),
];

const verdict = (question: string, language: Language = "en") =>
  decideWith(decideTable)(
    question,
    cards.filter(({ name }) => question.includes(name)),
    language,
  )?.verdict;

describe("[ORA-14] what a named card forbids is told in any words (CR 101.2)", () => {
  test.each<readonly [string, Language]>([
    [
      "Quick question from last night's game: Iron Cage is on the battlefield and I wanted to flashback Rise Twice from my graveyard. Can I do that?",
      "en",
    ],
    [
      "Mon adversaire a Hush Hall et j'ai Old Lantern. je peux l'engager pour du mana quand meme ?",
      "fr",
    ],
    ["My opponent has Stern Judge. Can I cast Rise Twice from my graveyard?", "en"],
    ["Mon adversaire a Stern Judge. Je peux lancer Rise Twice depuis l'exil ?", "fr"],
    [
      "Opponent has Stern Judge. I cast Blood Elf from hand and cascade, can I cast the spell?",
      "en",
    ],
    [
      "J’ai suspendu Late Bolt, l’adversaire a Slow Sage. Quand le dernier marqueur part est-ce que je peux lancer mon sort ?",
      "fr",
    ],
    ["Opp has Name Mage naming Rise Twice. Can I cast Rise Twice?", "en"],
    ["Opponent's Mute Spy named Old Lantern. Can I tap Old Lantern for mana?", "en"],
    ["Mon adversaire a Mute Spy sur Old Lantern. Je peux l’engager pour du mana ?", "fr"],
    ["My opponent has Deaf Pin naming Fire Demon. Can I pay 7 life to draw cards?", "en"],
  ])("does not allow it: %s", (question, language) => {
    expect(verdict(question, language)).toBe("no");
  });

  test("spares mana abilities of a chosen name where the text does", () => {
    expect(verdict("Opponent's Deaf Pin named Old Lantern. Can I tap Old Lantern for mana?")).toBe(
      "yes",
    );
  });

  test.each([
    "My opponent has Stern Judge. Can I cast Rise Twice from my hand?",
    "Opponent has Deaf Pin. Can I activate Fire Demon?",
    "I have Stern Judge. I cast Blood Elf and cascade, can I cast the spell?",
    "Opponent's Name Mage named Rise Twice. Can I cast Late Bolt on the Mage?",
    // A special action from the hand, no cast (CR 116.2h, 702.143a).
    "My opponent has Stern Judge. Can I foretell Rise Twice?",
    "I have Stern Judge. Can I cast Rise Twice from my graveyard?",
    "Opponent casts Hush Hall. In response can I activate Old Lantern?",
    "My opponent plays Hush Hall. With it on the stack, can I tap Old Lantern for mana?",
    "He nuked Iron Cage and I wanted to flashback Rise Twice from my graveyard. Can I do that?",
    "Quick question: Hush Hall was a whiff and I have Old Lantern. Can I tap it for mana?",
    "Hush Hall is on the battlefield and I wanted to draw with Old Lantern around. Can I do that?",
  ])("is not forbidden, or left to others: %s", (question) => {
    expect(verdict(question)).not.toBe("no");
  });
});
