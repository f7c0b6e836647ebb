import type { Language } from "@spellwright/contract";
import { describe, expect, test } from "vitest";
import { decideWith } from "../../../judge/test/decide-with.ts";
import { madeUpCard } from "../../../judge/test/made-up-card.ts";
import { decideTable } from "./decide-table.ts";

const card = (name: string, type_line: string, oracle_text: string) =>
  madeUpCard(name, { type_line, oracle_text });

const cards = [
  card(
    "Nosy Scholar",
    "Enchantment",
    "Whenever an opponent casts a spell, you may draw a card unless that player pays {1}.",
  ),
  card(
    "Old Fish",
    "Enchantment",
    "Whenever an opponent casts a noncreature spell, you may draw a card unless that player pays {4}.",
  ),
  card("Dark Hymn", "Instant", "Add {B}{B}{B}."),
  card("Bright Coin", "Artifact", "{T}: Add {C}{C}."),
  card("Leaf Elf", "Creature — Elf", "{T}: Add {G}."),
];

const verdict = (question: string, language: Language = "en") =>
  decideWith(decideTable)(
    question,
    cards.filter(({ name }) => question.includes(name)),
    language,
  )?.verdict;

describe("[ORA-14] what a spell gives is too late to pay for what triggers on it (CR 603.3, 405.5)", () => {
  test.each<readonly [string, Language]>([
    [
      "Opponent has Old Fish. I cast Dark Hymn, can I use the black mana from it to pay the 4?",
      "en",
    ],
    [
      "Mon adversaire a Nosy Scholar, je lance Dark Hymn. Je peux payer le 1 avec le mana de Dark Hymn ?",
      "fr",
    ],
    [
      "Old Fish chez l’adversaire. Est-ce que le mana de mon Dark Hymn peut payer le déclenchement ?",
      "fr",
    ],
    [
      "Opponent has Nosy Scholar and I cast Bright Coin. Can I pay the 1 with Bright Coin's own mana?",
      "en",
    ],
    ["I have Nosy Scholar and he casts Dark Hymn. Can he pay the 1 with that mana?", "en"],
    ["Mon pote a Nosy Scholar, je lance Leaf Elf. Je peux payer avec son mana ?", "fr"],
  ])("comes too late: %s", (question, language) => {
    expect(verdict(question, language)).toBe("no");
  });

  test.each([
    "I already have Bright Coin on the battlefield and my opponent has Nosy Scholar. I cast a spell, can I tap Bright Coin to pay the 1?",
    "Bright Coin is on the battlefield and my opponent has Nosy Scholar. Can I pay the 1 with the mana from it?",
    "Opponent has Nosy Scholar and I cast Dark Hymn. Can I pay the 1 with mana from my lands?",
    "Opponent has Nosy Scholar. In response to the trigger I cast Dark Hymn, can I pay the 1 with that mana?",
    "Opponent has Nosy Scholar. I cast Dark Hymn and cast a spell with it. Can I pay the 1 with that mana?",
    // It waits for no creature spell.
    "Opponent has Old Fish and I cast Leaf Elf. Can I pay the 4 with that mana?",
  ])("is left to others: %s", (question) => {
    expect(verdict(question)).toBeUndefined();
  });
});
