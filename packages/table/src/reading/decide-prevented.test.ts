import type { Language } from "@spellwright/contract";
import { describe, expect, test } from "vitest";
import { decideWith } from "../../../judge/test/decide-with.ts";
import { madeUpCard } from "../../../judge/test/made-up-card.ts";
import { decideTable } from "./decide-table.ts";

const card = (name: string, type_line: string, oracle_text: string, power?: string) =>
  madeUpCard(name, { type_line, oracle_text, ...(power === undefined ? {} : { power }) });

const cards = [
  card(
    "Grim Hound",
    "Creature — Hound",
    "Combat damage that would be dealt by creatures you control can't be prevented.",
    "4",
  ),
  card(
    "Lone Giant",
    "Creature — Giant",
    "Damage that would be dealt by Lone Giant can't be prevented.",
    "5",
  ),
  card("Stern Line", "Enchantment", "Players can't gain life.\nDamage can't be prevented."),
  card("Thick Mist", "Instant", "Prevent all combat damage that would be dealt this turn."),
  card(
    "Mist Toad",
    "Creature — Frog",
    "Sacrifice this creature: Prevent all combat damage that would be dealt this turn.",
  ),
  card(
    "Small Ward",
    "Instant",
    "Prevent the next 3 damage that would be dealt to any target this turn.",
  ),
];

const verdict = (question: string, language: Language = "en") =>
  decideWith(decideTable)(
    question,
    cards.filter(({ name }) => question.includes(name)),
    language,
  )?.verdict;

describe("[ORA-14] damage that can’t be prevented comes through what prevents it (CR 101.2, 615.12)", () => {
  test.each<readonly [string, Language, "yes" | "no"]>([
    [
      "Opponent attacks me with Grim Hound and I cast Thick Mist. Do I still take the damage?",
      "en",
      "yes",
    ],
    [
      "Stern Line est en jeu, l’adversaire m’attaque et je lance Thick Mist. Est-ce que je prends les blessures ?",
      "fr",
      "yes",
    ],
    ["He swings with Lone Giant and I cast Thick Mist. Is the damage prevented?", "en", "no"],
    [
      "J’ai Stern Line. J’attaque et mon adversaire lance Thick Mist : mes blessures sont prévenues ?",
      "fr",
      "no",
    ],
    [
      "I attack with Grim Hound, my opponent responds with Thick Mist. Does my damage go through?",
      "en",
      "yes",
    ],
    [
      "L’adversaire m’attaque avec Grim Hound, je sacrifie Mist Toad pour prévenir toutes les blessures de combat du tour. Je prends quand même les 4 blessures ?",
      "fr",
      "yes",
    ],
  ])("comes through: %s", (question, language, expected) => {
    expect(verdict(question, language)).toBe(expected);
  });

  test.each([
    // Creatures of whoever has it, and of nobody else.
    "I control Grim Hound. My opponent attacks me with his creatures and I cast Thick Mist. Do I take damage?",
    // Another creature than the one whose damage it is about.
    "I attack with Lone Giant and a 3/3. They cast Thick Mist. Does the 3/3 deal damage?",
    "My opponent has Lone Giant and attacks me with another creature. I cast Thick Mist. Do I take damage?",
    "He attacks me with Grim Hound and I cast Small Ward. Do I take damage?",
    "He attacks me with Grim Hound, I cast Thick Mist. Do I take 9 damage?",
  ])("is left to others: %s", (question) => {
    expect(verdict(question)).toBeUndefined();
  });
});
