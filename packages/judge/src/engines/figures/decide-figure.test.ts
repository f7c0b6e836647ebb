import { readdirSync, readFileSync } from "node:fs";
import { Card, LANGUAGES, type Language } from "@spellwright/contract";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { decideWith } from "../../../test/decide-with.ts";
import { shippedKnowledge } from "../../../test/load-knowledge.ts";
import { loadStarterRulebook } from "../../../test/load-rulebook.ts";
import { madeUpCard } from "../../../test/made-up-card.ts";
import { decideByEngine } from "../decide-by-engine.ts";
import type { Engine } from "../engine.ts";
import { decideBy } from "./decide-figure.ts";

const FIGURES = [...shippedKnowledge.vocabulary.figures];

const FOLDER = new URL("../../../test/figures/", import.meta.url);

const Asked = z.array(z.tuple([z.string().min(10), z.int()])).min(3);
const Tried = z.strictObject({
  id: z.string(),
  /** Cards of our own making, by the names that the questions use: what they print, or more of them. */
  cards: z
    .record(
      z.string(),
      z.union([
        z.string().transform((oracle_text) => ({ oracle_text, power: "2", toughness: "2" })),
        Card.pick({
          oracle_text: true,
          mana_cost: true,
          cmc: true,
          type_line: true,
          card_faces: true,
          power: true,
          toughness: true,
        })
          .partial()
          .strict(),
      ]),
    )
    .default({}),
  fr: Asked,
  en: Asked,
  /** Questions that look alike and are others: this line says nothing to them. */
  silent: z.strictObject({
    fr: z.array(z.string()).min(1),
    en: z.array(z.string()).min(1),
  }),
});

const tried = readdirSync(FOLDER).flatMap((file) =>
  z.array(Tried).parse(JSON.parse(readFileSync(new URL(file, FOLDER), "utf8"))),
);

const numberOf =
  (engine: Engine) =>
  (cards: z.infer<typeof Tried>["cards"], question: string, language: Language) =>
    decideWith(engine)(
      question,
      Object.entries(cards)
        .filter(([name]) => question.includes(name))
        .map(([name, told]) => madeUpCard(name, told as Partial<Card>)),
      language,
    )?.ruling.match(/\d+/)?.[0];

const lineOf = (id: string): Engine => {
  const line = FIGURES.find((figure) => figure.id === id);
  return line ? decideBy(line) : () => undefined;
};

describe("[ORA-17] what a rule makes of the numbers of a question", () => {
  for (const { id, cards, silent, ...asked } of tried)
    for (const language of LANGUAGES) {
      test.each(asked[language])(`${id} (${language}) answers %s with %i`, (question, expected) => {
        expect(numberOf(decideByEngine)(cards, question, language)).toBe(String(expected));
      });
      test.each(silent[language])(`${id} (${language}) says nothing to: %s`, (question) => {
        expect(numberOf(lineOf(id))(cards, question, language)).toBeUndefined();
      });
    }

  test("every figure is asked for in both languages, and has a name of its own", () => {
    expect(tried.map(({ id }) => id).sort()).toEqual(FIGURES.map(({ id }) => id).sort());
    expect(new Set(FIGURES.map(({ id }) => id)).size).toBe(FIGURES.length);
  });

  test("the rule that decides stands in the starter rules", () => {
    const starter = loadStarterRulebook();
    const missing = FIGURES.filter(({ rules }) => !starter.has(rules[0]?.number ?? ""));
    expect(missing.map(({ id }) => id)).toEqual([]);
  });
});
