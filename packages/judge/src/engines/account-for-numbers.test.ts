import { readFileSync } from "node:fs";
import type { Card, Language } from "@spellwright/contract";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { readQuestions } from "../../evaluation/read-questions.ts";
import { ask } from "../../test/ask.ts";
import { loadStarterCards } from "../../test/load-starter-cards.ts";
import { madeUpCard } from "../../test/made-up-card.ts";
import { named } from "../../test/named.ts";
import { understand } from "../../test/understand.ts";
import { decideByEngine } from "./decide-by-engine.ts";
import type { NamedCard } from "./engine.ts";

interface Asked {
  readonly text: string;
  readonly language: Language;
  readonly cards: readonly NamedCard[];
}

const starter = loadStarterCards();
const scenesOf = (file: string): readonly Asked[] =>
  z
    .array(z.object({ cards: z.array(z.string()), en: z.string(), fr: z.string() }))
    .parse(JSON.parse(readFileSync(new URL(`../../test/scenes/${file}`, import.meta.url), "utf8")))
    .flatMap(({ cards, ...texts }) =>
      (["en", "fr"] as const).map((language) => ({
        text: texts[language],
        language,
        cards: cards.flatMap((name) => {
          const card = starter.get(name);
          const written = (language === "fr" && card?.printed_name) || name;
          return card ? [named(card, written)] : [];
        }),
      })),
    );

const warden = madeUpCard("Kind Warden", {
  oracle_text: "Whenever another creature enters, you gain 1 life.",
});
const spring = madeUpCard("Ever Spring", {
  type_line: "Enchantment",
  oracle_text:
    "If one or more tokens would be created under your control, twice that many of those tokens are created instead.",
});
const bear = madeUpCard("Sky Bear", {
  keywords: ["Flying"],
  oracle_text: "Flying",
  power: "2",
  toughness: "2",
});
/** Of engines that no file asks. */
const ofOthers: readonly (readonly [Language, string, Card?])[] = [
  [
    "fr",
    "Combien de taxe de commandant dois-je payer au troisième lancement, lancé deux fois déjà ?",
  ],
  ["fr", "J'ai déjà lancé mon commandant 3 fois. Combien coûte la taxe de commandant ?"],
  ["en", "How much commander tax do I pay for casting my commander the 2nd time?"],
  ["fr", "Je copie une 4/4 avec un marqueur -1/-1. Quelle est la taille de la copie ?"],
  ["en", "I clone a 4/1 that has +2/+0. What is the power and toughness of the clone?"],
  ["en", "Three creatures enter and I control Kind Warden. How much life do I gain?", warden],
  [
    "fr",
    "Trois créatures arrivent alors que je contrôle Kind Warden. Combien de points de vie je gagne ?",
    warden,
  ],
  ["en", "I control Ever Spring and create three tokens. How many tokens do I get?", spring],
  ["fr", "Je contrôle Ever Spring et je crée trois jetons. Combien de jetons j’obtiens ?", spring],
  ["en", "Does Sky Bear have flying?", bear],
  ["fr", "Est-ce que Sky Bear a le vol ?", bear],
];

/** Questions that engines answer: one file of wordings for all of them, and the scenes with cards. */
const asked: readonly Asked[] = [
  ...readQuestions()
    .filter(({ family }) => family === "engines")
    .map(({ text, language, cards }) => ({
      text,
      language,
      cards: cards.map((card) => named(card)),
    })),
  ...["combat.json", "costs-and-states.json"].flatMap(scenesOf),
  ...ofOthers.map(([language, text, card]) => ({
    text,
    language,
    cards: card ? [named(card)] : [],
  })),
];

const decide = ({ text, language, cards }: Asked) =>
  decideByEngine(understand(ask(text, language, { cards })), cards);

/** Said before a question: an amount, a size and mana that no engine has any use for. */
const BESIDE: Readonly<Record<Language, readonly string[]>> = {
  fr: [
    "Quarante-trois choses sont différentes ici. ",
    "43 choses sont différentes ici. ",
    "Il y a aussi un effet de 43/41. ",
    "Il est question de {23} par ailleurs. ",
  ],
  en: [
    "Forty-three things are different here. ",
    "43 things are different here. ",
    "There is also a matter of 43/41. ",
    "Something about {23} comes with it. ",
  ],
};

describe("[ORA-17] a number that an engine has no use for keeps it silent", () => {
  const answered = asked.filter((one) => decide(one) !== undefined);

  test("every engine is asked", () => {
    const ids = new Set(answered.map((one) => decide(one)?.id));
    expect([...ids].sort()).toEqual([
      "engine/card-facts",
      "engine/color-identity",
      "engine/combat",
      "engine/copies",
      "engine/costs",
      "engine/figures",
      "engine/layers",
      "engine/losing-thresholds",
      "engine/mulligans",
      "engine/replaced-amounts",
      "engine/state-based-actions",
      "engine/trigger-counts",
    ]);
    expect(answered.length).toBeGreaterThan(200);
  });

  test.each([0, 1, 2, 3])("they stay silent beside what they read, kind %d", (kind) => {
    const wrong = answered.flatMap((one) => {
      const text = `${BESIDE[one.language][kind]}${one.text}`;
      const decision = decide({ ...one, text });
      return decision ? [`${text} → ${decision.id}: ${decision.ruling}`] : [];
    });
    expect(wrong).toEqual([]);
  });
});
