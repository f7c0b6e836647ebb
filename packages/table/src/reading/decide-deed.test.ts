import type { Language } from "@spellwright/contract";
import { describe, expect, test } from "vitest";
import { decideWith } from "../../../judge/test/decide-with.ts";
import { madeUpCard } from "../../../judge/test/made-up-card.ts";
import { decideTable } from "./decide-table.ts";

const card = (name: string, type_line: string, oracle_text: string) =>
  madeUpCard(name, { type_line, oracle_text });

const cards = [
  card("Sour Idol", "Artifact", "Players can't gain life."),
  card("Grim Deity", "Enchantment", "Your opponents can't gain life."),
  card(
    "Dry Whirl",
    "Enchantment",
    "If a player would gain life, that player gains no life instead.",
  ),
  card("Still Globe", "Artifact", "Creatures entering don't cause abilities to trigger."),
  card(
    "Quiet Rest",
    "Enchantment",
    "If a card or token would be put into a graveyard from anywhere, exile it instead.",
  ),
  card("Far Road", "Instant", "Exile target creature."),
  card("Warm Words", "Instant", "You gain 5 life."),
  card("Night Bird", "Creature — Vampire", "Flying, lifelink"),
  card("Deep Fish", "Creature — Fish", "When this creature enters, draw two cards."),
  card(
    "Iron Worm",
    "Artifact Creature — Wurm",
    "When Iron Worm dies, create a 3/3 colorless Wurm artifact creature token with deathtouch and a 3/3 colorless Wurm artifact creature token with lifelink.",
  ),
];

const verdict = (question: string, language: Language = "en") =>
  decideWith(decideTable)(
    question,
    cards.filter(({ name }) => question.includes(name)),
    language,
  )?.verdict;

describe("[ORA-14] what a named card keeps from happening that another would do", () => {
  test.each<readonly [string, Language]>([
    ["Sour Idol is out. Do I gain life from Warm Words?", "en"],
    [
      "Mon adversaire a Sour Idol. Je lance Warm Words, est-ce que je gagne les 5 points de vie ?",
      "fr",
    ],
    ["Dry Whirl is on the table. I attack with Night Bird, do I gain life?", "en"],
    ["I have Grim Deity. My opponent attacks with Night Bird, does he gain life?", "en"],
    ["Still Globe is in play. Do I draw when Deep Fish enters?", "en"],
    ["L’adversaire a Still Globe. Ma Deep Fish arrive, je pioche 2 cartes ?", "fr"],
    ["Opponent has Quiet Rest. My Iron Worm dies, do I get the tokens?", "en"],
    ["On me fait Far Road sur ma Iron Worm. J’ai quand même mes deux jetons ?", "fr"],
  ])("does not happen: %s", (question, language) => {
    expect(verdict(question, language)).toBe("no");
  });

  test.each([
    "I have Grim Deity. I attack with Night Bird, do I gain life?",
    "Grim Deity is out. Night Bird attacks, is there any life gain?",
    "Sour Idol was destroyed and never came back. Do I gain life from Warm Words?",
    "Still Globe is in play. Do I gain life from Warm Words?",
    "Still Globe is in play and Iron Worm dies. Do I get the tokens?",
  ])("is left to others: %s", (question) => {
    expect(verdict(question)).not.toBe("no");
  });
});
