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
  card(
    "Machine Mother",
    "Creature — Praetor",
    "Permanents entering don't cause abilities of permanents your opponents control to trigger.",
  ),
  card(
    "Void Line",
    "Enchantment",
    "If a card would be put into an opponent's graveyard from anywhere, exile it instead.",
  ),
  card(
    "Hot Rage",
    "Creature — Elemental",
    "When this creature enters, exile up to one other target creature.\nEvoke {R}",
  ),
  card(
    "Cloud Scout",
    "Creature — Human",
    "Flying\nWhen this creature enters, you gain 2 life and draw two cards.",
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
    // What comes of it is named, in the words of the token or of the cards.
    [
      "Opponent has Quiet Rest and swings, I block with Iron Worm and it dies. Do I still get my two wurms?",
      "en",
    ],
    [
      "opp has Still Globe out and I cast Cloud Scout, do I still get my two cards and the life?",
      "en",
    ],
    [
      "Still Globe en jeu chez l’adversaire, je lance Hot Rage en évocation. Je la sacrifie ou pas ?",
      "fr",
    ],
    ["My opponent controls Machine Mother and I evoke Hot Rage. Do I have to sacrifice it?", "en"],
    ["Il a Void Line et il détruit ma Iron Worm. J’ai mes jetons ou pas ?", "fr"],
  ])("does not happen: %s", (question, language) => {
    expect(verdict(question, language)).toBe("no");
  });

  test.each<readonly [string, Language]>([
    ["I have Void Line. I block with Iron Worm and it dies, do I get my wurms?", "en"],
    ["J’ai Machine Mother et je lance Cloud Scout. Est-ce que je gagne les points de vie ?", "fr"],
  ])("does happen, for the other card is about the other side: %s", (question, language) => {
    expect(verdict(question, language)).toBe("yes");
  });

  test.each([
    "I control Machine Mother and evoke Hot Rage. Do I have to sacrifice it?",
    "Opponent has Quiet Rest. I kill it, then my Iron Worm dies, do I get my wurms?",
    "I have Grim Deity. I attack with Night Bird, do I gain life?",
    "Grim Deity is out. Night Bird attacks, is there any life gain?",
    "Sour Idol was destroyed and never came back. Do I gain life from Warm Words?",
    "Still Globe is in play. Do I gain life from Warm Words?",
    "Still Globe is in play and Iron Worm dies. Do I get the tokens?",
  ])("is left to others: %s", (question) => {
    expect(verdict(question)).not.toBe("no");
  });
});
