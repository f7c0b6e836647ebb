import type { Language } from "@spellwright/contract";
import { describe, expect, test } from "vitest";
import { decideWith } from "../../../judge/test/decide-with.ts";
import { madeUpCard } from "../../../judge/test/made-up-card.ts";
import { decideTable } from "./decide-table.ts";

const card = (name: string, type_line: string, oracle_text: string) =>
  madeUpCard(name, { type_line, oracle_text });

const cards = [
  card(
    "Echo Horn",
    "Artifact",
    "If an artifact or creature entering causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.",
  ),
  card(
    "Last Choir",
    "Creature — Spirit",
    "If a creature dying causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.",
  ),
  card(
    "Grove Elder",
    "Creature — Wolf",
    "If a triggered ability of another Wolf you control triggers, that ability triggers an additional time.",
  ),
  card(
    "Third Bell",
    "Artifact",
    "As long as you have no cards in hand, if a creature dying causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.",
  ),
  card("Deep Fish", "Creature — Fish", "When this creature enters, draw two cards."),
  card("Mob Chief", "Creature — Goblin", "{T}: Create a 1/1 red Goblin creature token."),
  card(
    "Salt Widow",
    "Creature — Human",
    "Whenever this creature or another creature dies, you gain 1 life.",
  ),
  card(
    "Old Grave",
    "Enchantment",
    "Whenever a creature is put into a graveyard from the battlefield, you gain 1 life.",
  ),
  card(
    "Plough Ox",
    "Creature — Ox",
    "When this creature enters, draw a card.\nWhen this creature dies, you gain 2 life.",
  ),
  card("Tide Caller", "Creature — Wolf", "Whenever a land you control enters, draw a card."),
];

const verdict = (question: string, language: Language = "en") =>
  decideWith(decideTable)(
    question,
    cards.filter(({ name }) => question.includes(name)),
    language,
  )?.verdict;

describe("[ORA-17] whether one card makes the ability of another trigger again (CR 603.2d)", () => {
  test.each([
    ["en", "Does Echo Horn make Deep Fish trigger twice?", "yes"],
    ["fr", "Est-ce que Echo Horn double le déclenchement de Deep Fish ?", "yes"],
    ["en", "Does Last Choir work with Salt Widow?", "yes"],
    ["fr", "Last Choir fait se déclencher Salt Widow deux fois ?", "yes"],
    ["en", "Does Grove Elder make Tide Caller trigger an additional time?", "yes"],
    [
      "en",
      "Grove Elder naming nothing special (no other wolves). Tap the chief. Does it make Mob Chief go off twice?",
      "no",
    ],
    ["fr", "Grove Elder fait se déclencher Mob Chief une fois de plus ?", "no"],
    ["en", "Does Last Choir make Deep Fish trigger twice?", "no"],
    ["en", "With Echo Horn out, do I get a second trigger from Plough Ox dying?", "no"],
    ["fr", "Last Choir double Plough Ox quand elle meurt ?", "yes"],
  ] as const)("decides in %s: %s → %s", (language, question, expected) => {
    expect(verdict(question, language)).toBe(expected);
  });

  test.each([
    [
      "a doubler that somebody else has",
      "My opponent's Echo Horn is out. Does Deep Fish trigger twice?",
    ],
    ["one that was taken away", "I vaporized Echo Horn. Does Deep Fish trigger twice?"],
    ["one that does it under a condition", "Does Third Bell make Salt Widow trigger twice?"],
    ["an event that is another in its words", "Does Last Choir make Old Grave trigger twice?"],
    ["things that may be what it names", "Does Echo Horn make Tide Caller trigger twice?"],
    ["two abilities that differ", "Does Echo Horn make Plough Ox trigger twice?"],
    ["what is not asked to happen again", "Does Echo Horn make Deep Fish trigger?"],
  ])("stays silent on %s", (_, question) => {
    expect(verdict(question)).toBeUndefined();
  });
});
