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
  card(
    "Hot Thane",
    "Creature — Dwarf",
    "If a source you control would deal damage to an opponent or a permanent an opponent controls, it deals that much damage plus 2 instead.",
  ),
  card(
    "Wild Furnace",
    "Enchantment",
    "If a source would deal damage to a permanent or player, it deals double that damage to that permanent or player instead.",
  ),
  card(
    "Fierce Duel",
    "Enchantment",
    "If a creature you control would deal combat damage to a player, it deals double that damage instead.",
  ),
  card(
    "Cruel Tyrant",
    "Creature — Demon",
    "If an opponent would lose life during your turn, they lose twice that much life instead.",
  ),
  card(
    "Bright Angel",
    "Creature — Angel",
    "If you would gain life, you gain that much life plus 1 instead.",
  ),
  card("Thirsty Moon", "Enchantment", "Whenever an opponent loses life, you gain that much life."),
  card("Keen Warden", "Creature", "Whenever another creature enters, you gain 1 life."),
  card("Dark Gourmet", "Creature", "Whenever you gain life, each opponent loses 1 life."),
  card("Hot Spark", "Instant", "Hot Spark deals 3 damage to any target."),
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

const replaced: readonly (readonly [Language, string, number, string])[] = [
  [
    "en",
    "I have Hot Thane out and fire off Hot Spark, how much damage does my opponent take?",
    5,
    "is added to",
  ],
  [
    "en",
    "I have Wild Furnace and Hot Thane on my side and cast Hot Spark. How much damage does my opponent take?",
    8,
    "is doubled before it is added to, as the player it hits wants (CR 616.1)",
  ],
  [
    "fr",
    "Shaking Floor et Hot Thane de mon côté, je balance Two Recruits : combien de blessures prend chaque adversaire ?",
    6,
    "is added to in each of two events",
  ],
  [
    "en",
    "I have Kind Echo and Bright Angel and cast Warm Words. How much life do I gain?",
    12,
    "is added to before it is doubled, as the player who gains it wants (CR 616.1)",
  ],
  [
    "en",
    "I control Cruel Tyrant and on my turn I cast Hot Spark. How much life does my opponent lose?",
    6,
    "is life lost, which another effect doubles (CR 120.3a)",
  ],
  [
    "en",
    "I have Thirsty Moon out and fire off Hot Spark. How much life do I gain?",
    3,
    "is life lost, on which an ability triggers",
  ],
  [
    "fr",
    "Keen Warden et Dark Gourmet de mon côté, je balance Two Recruits : chaque adversaire perd combien de PV ?",
    2,
    "comes of two events, each of which triggers again",
  ],
  [
    "en",
    "I have Hot Thane on my board and smack my opponent with Hot Spark. How much damage does Hot Spark do?",
    5,
    "comes of one spell, named twice",
  ],
  [
    "en",
    "I control Hot Thane and cast Hot Spark at my opponent's face. How much damage does he take?",
    5,
    "goes to the face",
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
    "en",
    "I control Cruel Tyrant and cast Hot Spark. How much life does my opponent lose?",
    "nobody tells whose turn it is",
  ],
  [
    "en",
    "I control Fierce Duel and cast Hot Spark. How much damage does my opponent take?",
    "a spell deals no combat damage",
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

  test.each(replaced)("replaces, asked in “%s”: %s → %i, which %s", (language, question, sum) => {
    expect(Number(decide(question, language)?.ruling.match(/\d+/)?.[0])).toBe(sum);
  });

  test.each(untold)("says nothing, asked in “%s”: %s (%s)", (language, question) => {
    expect(decide(question, language)).toBeUndefined();
  });
});
