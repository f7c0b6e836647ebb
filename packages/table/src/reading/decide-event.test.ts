import type { Card } from "@spellwright/contract";
import { describe, expect, test } from "vitest";
import { decideWith } from "../../../judge/test/decide-with.ts";
import { madeUpCard } from "../../../judge/test/made-up-card.ts";
import { decideTable } from "./decide-table.ts";

const creature = (name: string, oracle_text: string) =>
  madeUpCard(name, { type_line: "Creature — Goblin", oracle_text });

const cards: readonly Card[] = [
  creature(
    "Spark Goblin",
    "Whenever you cast an instant or sorcery spell, this creature deals 2 damage to each opponent.",
  ),
  creature("Kind Listener", "Whenever you cast a creature spell, draw a card."),
  creature("Road Warden", "Whenever a land you control enters, you gain 1 life."),
  creature("Tithe Ghost", "Extort\nWhenever a land you control enters, you gain 1 life."),
  madeUpCard("Slow Study", {
    type_line: "Enchantment",
    oracle_text:
      "Whenever an opponent casts a spell, you may draw a card unless that player pays {1}.",
  }),
  madeUpCard("Small Spark", { type_line: "Instant", oracle_text: "Draw a card." }),
  creature("Plain Bear", ""),
  madeUpCard("Tall Giant // Stamp", {
    layout: "adventure",
    type_line: "Creature — Giant // Instant — Adventure",
    card_faces: [
      { name: "Tall Giant", type_line: "Creature — Giant", oracle_text: "Trample" },
      {
        name: "Stamp",
        type_line: "Instant — Adventure",
        oracle_text: "Stamp deals 2 damage to any target.",
      },
    ] as NonNullable<Card["card_faces"]>,
  }),
];

const ask = (question: string, language: "en" | "fr") => {
  const named = cards
    .map((card) => ({
      card,
      written: card.name.split(" // ").find((name) => question.includes(name)),
    }))
    .flatMap(({ card, written }) =>
      written === undefined ? [] : [{ ...card, name: written, written, card }],
    );
  return decideWith((understanding) =>
    decideTable(
      understanding,
      named.map(({ card, written }) => ({ card, written })),
    ),
  )(
    question,
    named.map(({ card, written }) => ({ ...card, name: written })),
    language,
  )?.verdict;
};

describe("[ORA-17] whether what is told is what an ability waits for", () => {
  test.each([
    ["en", "My opponent has Slow Study. Do they draw when I play a land?", "no"],
    ["en", "I control Spark Goblin. Does it trigger when I cast a creature?", "no"],
    ["en", "I have Kind Listener. Do I draw a card when I cast Small Spark?", "no"],
    ["en", "I have Kind Listener. Do I draw a card when I cast Stamp?", "no"],
    ["en", "I have Kind Listener. Do I draw a card when my opponent casts Plain Bear?", "no"],
    ["en", "I have Road Warden. Does it trigger when I play a land?", "yes"],
    ["fr", "Mon pote a Slow Study, il pioche quand je pose un terrain ?", "no"],
    ["fr", "J'ai Spark Goblin en jeu. Il inflige des blessures quand je lance Plain Bear ?", "no"],
    [
      "fr",
      "J'ai Spark Goblin en jeu. Est-ce qu'il se déclenche quand je lance Small Spark ?",
      "yes",
    ],
    ["fr", "J'ai Kind Listener en jeu. Je pioche quand je lance Small Spark ?", "no"],
  ] as const)("is told: %s %s", (language, question, verdict) => {
    expect(ask(question, language)).toBe(verdict);
  });

  test.each([
    ["en", "I have Kind Listener. Do I draw a card when I cast Tall Giant // Stamp?"],
    ["en", "My opponent killed Slow Study. Do they draw when I play a land?"],
    [
      "en",
      "My opponent has Slow Study and it loses all abilities. Do they draw when I play a land?",
    ],
    ["en", "I have Tithe Ghost. Does it trigger when I cast a creature?"],
    ["en", "I have Spark Goblin. Does it trigger when I cast a copy of Plain Bear?"],
    ["en", "I have Kind Listener. Do I draw a card when I cast Plain Bear and play a land?"],
    ["fr", "J'ai Slow Study mais on me l'a détruite. Je pioche quand il pose un terrain ?"],
    ["fr", "J'ai Tithe Ghost en jeu. Est-ce qu'il se déclenche quand je lance Small Spark ?"],
  ] as const)("is left open where something told may change it: %s %s", (language, question) => {
    expect(ask(question, language)).toBeUndefined();
  });
});
