import type { Card, Language } from "@spellwright/contract";
import { describe, expect, test } from "vitest";
import { decideWith } from "../../../judge/test/decide-with.ts";
import { madeUpCard } from "../../../judge/test/made-up-card.ts";
import { decideTable } from "../index.ts";

const spell = (name: string, oracle_text: string, more: Partial<Card> = {}) =>
  madeUpCard(name, { type_line: "Instant", oracle_text, ...more });

const cards = [
  spell("Last Light", "Destroy all creatures."),
  spell("Hot Spark", "Hot Spark deals 3 damage to any target."),
  spell("Dire Order", "Target player sacrifices a creature."),
  spell("Grey Blade", "Destroy target nonblack creature."),
  spell("High Tide Rift", "Return target creature to its owner's hand.\nOverload {6}{U}"),
  spell("Many Ways", "Choose one —\n• Destroy target creature.\n• Draw a card."),
  spell("Sly Bend", "Change the target of target spell with a single target."),
  spell("New Aim", "You may choose new targets for target spell or ability."),
  spell("Clean Sweep", "Each opponent sacrifices a creature."),
  madeUpCard("Twin Season", {
    type_line: "Enchantment",
    oracle_text:
      "If an effect would put one or more counters on a permanent you control, it puts twice that many of those counters on that permanent instead.",
  }),
  madeUpCard("Raider King", {
    type_line: "Creature — Phyrexian",
    oracle_text:
      "If you would put one or more counters on a permanent or player, put twice that many of each of those kinds of counters on that permanent or player instead.",
  }),
  madeUpCard("Grown Scales", {
    type_line: "Enchantment",
    oracle_text:
      "If one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 counters are put on it instead.",
  }),
  madeUpCard("Mind Walker", {
    type_line: "Legendary Planeswalker — Jace",
    oracle_text: "+1: Draw a card.\n−2: Target player discards a card.",
  }),
];

const decide = (question: string, language: Language) =>
  decideWith(decideTable)(
    question,
    cards.filter(({ name }) => question.includes(name)),
    language,
  );

describe("[ORA-17] works out what follows from targets and costs (CR 115, 606.4, 614.16, 702.21)", () => {
  test.each([
    ["en", "Does ward trigger if I cast Last Light while my opponent's creature has ward?", "no"],
    ["en", "Their creature has ward 2 and I Hot Spark it, does ward trigger?", "yes"],
    [
      "en",
      "Does ward trigger on Dire Order? Their creature has ward and they say I gotta pay",
      "no",
    ],
    ["en", "My opponent's creature has ward. Do I have to pay if I cast Last Light?", "no"],
    ["en", "Does ward trigger when I cast Grey Blade on his creature?", "yes"],
    [
      "fr",
      "La créature adverse a la parade et je lance Last Light, la parade se déclenche ?",
      "no",
    ],
    ["fr", "Je lance Hot Spark sur sa créature qui a la parade. La parade se déclenche ?", "yes"],
    ["en", "Can I change the target of Hot Spark with Sly Bend?", "yes"],
    ["en", "Can I change the target of Last Light with New Aim?", "no"],
    ["en", "My opponent casts Clean Sweep. Can I use New Aim to change the target?", "no"],
    ["fr", "Est-ce que je peux changer la cible de Last Light avec Sly Bend ?", "no"],
    [
      "en",
      "Does Twin Season double the loyalty counters when I activate the +1 of Mind Walker?",
      "no",
    ],
    [
      "en",
      "Does Raider King double the loyalty counters when I activate the +1 of Mind Walker?",
      "yes",
    ],
  ] as const)("the table decides, asked in “%s”: %s → %s", (language, question, verdict) => {
    expect(decide(question, language)?.verdict).toBe(verdict);
  });

  test.each([
    ["a choice of modes", "Does ward trigger if I cast Many Ways on his creature with ward?"],
    [
      "a cost without targets",
      "Does ward trigger if I cast High Tide Rift on his creature with ward?",
    ],
    [
      "one's own creature",
      "My creature has ward. Does ward trigger if I cast Hot Spark on my creature?",
    ],
    ["another idea", "Does ward trigger if I copy Hot Spark and my opponent's creature has ward?"],
    [
      "another kind of counter",
      "Does Grown Scales double the loyalty counters when I activate the +1 of Mind Walker?",
    ],
    [
      "counters that are no cost",
      "Does Twin Season double the loyalty counters that Mind Walker enters with?",
    ],
    [
      "another's card",
      "My opponent has Twin Season. Does it double the loyalty counters when I activate the +1 of Mind Walker?",
    ],
  ])("stays silent on %s", (_, question) => {
    expect(decide(question, "en")).toBeUndefined();
  });
});
