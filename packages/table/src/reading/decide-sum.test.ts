import type { Language } from "@spellwright/contract";
import { describe, expect, test } from "vitest";
import { decideWith } from "../../../judge/test/decide-with.ts";
import { madeUpCard } from "../../../judge/test/made-up-card.ts";
import { decideTable } from "./decide-table.ts";

const card = (name: string, type_line: string, oracle_text: string) =>
  madeUpCard(name, { type_line, oracle_text });

const cards = [
  card(
    "Grim Teacher",
    "Creature — Praetor",
    "Whenever an opponent draws a card, they lose 2 life.",
  ),
  card(
    "Shaking Floor",
    "Enchantment",
    "Whenever a creature you control enters, Shaking Floor deals 1 damage to each opponent.",
  ),
  card(
    "Long Parade",
    "Enchantment",
    "If an effect would create one or more tokens under your control, it creates twice that many of those tokens instead.",
  ),
  card(
    "Kind Echo",
    "Enchantment",
    "If you would gain life, you gain twice that much life instead.",
  ),
  card(
    "Old Matron",
    "Creature — Human",
    "If a creature dying causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.",
  ),
  card(
    "Loud Organ",
    "Artifact",
    "If an artifact or creature entering causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.",
  ),
  card(
    "Sad Painter",
    "Creature — Vampire",
    "Whenever another creature you control dies, each opponent loses 1 life.",
  ),
  card("Whirling Fate", "Sorcery", "Each player discards their hand, then draws seven cards."),
  card("Two Recruits", "Instant", "Create two 1/1 white Soldier creature tokens."),
  card("Warm Words", "Instant", "You gain 5 life."),
  card("Deep Study", "Sorcery", "Draw two cards."),
];

const decide = (question: string, language: Language) =>
  decideWith(decideTable)(
    question,
    cards.filter(({ name }) => question.includes(name)),
    language,
  );

const sums: readonly (readonly [Language, string, number])[] = [
  [
    "en",
    "I have Grim Teacher out and fire off Whirling Fate, how much life does each opponent lose?",
    14,
  ],
  [
    "fr",
    "Grim Teacher sur ma table, je balance Whirling Fate : chaque adversaire perd combien de PV ?",
    14,
  ],
  [
    "en",
    "Shaking Floor and Long Parade are sitting on my side and I fire off Two Recruits, how much damage does each opponent take?",
    4,
  ],
  [
    "fr",
    "Shaking Floor et Long Parade de mon côté, je résous Two Recruits : combien de blessures prend chaque adversaire ?",
    4,
  ],
  [
    "en",
    "Kind Echo's been chilling on my board and I throw down Warm Words. How much life do I gain in the end?",
    10,
  ],
  ["en", "Grim Teacher on my board, opponent goes for Deep Study. How much life does he lose?", 4],
  [
    "fr",
    "J'ai Old Matron et Sad Painter, un de mes jetons meurt. Chaque adversaire perd combien de PV ?",
    2,
  ],
  [
    "en",
    "Shaking Floor and Loud Organ are sitting on my side and I fire off Two Recruits, how much damage does each opponent take?",
    4,
  ],
];

const untold: readonly (readonly [Language, string, string])[] = [
  [
    "en",
    "I have Grim Teacher and the dude across from me goes Deep Study, how much life does he lose?",
    "a stranger casts it",
  ],
  [
    "en",
    "I have Kind Echo with procesion out and fire off Warm Words, how much life do I gain?",
    "a card nobody knows lies there",
  ],
  [
    "en",
    "I have Grim Teacher out, he fires off Deep Study with 3 life left, how much life does he lose?",
    "a number has no part",
  ],
  [
    "en",
    "I have Grim Teacher out and he fires off Deep Study without drawing, how much life does he lose?",
    "something is denied",
  ],
  [
    "en",
    "How many opponents take damage if I fire off Two Recruits with Shaking Floor on board?",
    "players are counted",
  ],
  [
    "en",
    "Kind Echo out and I fire off Warm Words at his creature, how much life do I gain?",
    "a creature is told",
  ],
  [
    "fr",
    "J'ai Kind Echo sur ma table et je me défausse de Warm Words, je gagne combien de PV ?",
    "the spell is not cast",
  ],
];

describe("[ORA-17] sums up what comes of one spell, by whatever word it is cast (CR 121.2, 603.2c, 603.2d)", () => {
  test.each(sums)("adds up, asked in “%s”: %s → %i", (language, question, sum) => {
    expect(Number(decide(question, language)?.ruling.match(/\d+/)?.[0])).toBe(sum);
  });

  test.each(untold)("says nothing, asked in “%s”: %s (%s)", (language, question) => {
    expect(decide(question, language)).toBeUndefined();
  });
});
