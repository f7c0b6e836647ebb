import { readFileSync } from "node:fs";
import type { Card, Language } from "@spellwright/contract";
import { expect, test } from "vitest";
import * as z from "zod";
import { decideByEngine } from "../../../judge/src/engines/decide-by-engine.ts";
import { ask } from "../../../judge/test/ask.ts";
import { loadCards } from "../../../judge/test/load-cards.ts";
import { understand } from "../../../judge/test/understand.ts";
import { decideTable } from "./decide-table.ts";

/** A question as players ask it about one to three cards, with its truth worked out by hand. */
const Question = z.strictObject({
  language: z.enum(["en", "fr"]),
  cards: z.array(z.string()).min(1),
  question: z.string(),
  verdict: z.enum(["yes", "no"]).optional(),
  number: z.number().optional(),
  why: z.string(),
});

const FILE = new URL("../../test/two-cards.jsonl", import.meta.url);
const questions = readFileSync(FILE, "utf8")
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => Question.parse(JSON.parse(line)));
const known = loadCards(questions.flatMap(({ cards }) => cards));

const nameIn = (language: Language, { name, printed_name }: Card): string =>
  (language === "fr" && printed_name) || name;

const answer = ({ cards, question, language }: (typeof questions)[number]) => {
  const named = cards.flatMap((name) => {
    const card = known?.get(name);
    return card === undefined
      ? []
      : [
          {
            card,
            written: question.includes(nameIn(language, card)) ? nameIn(language, card) : name,
          },
        ];
  });
  return decideByEngine(understand(ask(question, language, { cards: named })), named, decideTable);
};

test.runIf(known)(
  "[ORA-17] engines answer most questions about two real cards, none wrongly",
  () => {
    const asked = questions.map((one) => ({ ...one, decision: answer(one) }));
    const answered = asked.filter(({ decision }) => decision !== undefined);
    const wrong = answered.filter(({ decision, verdict, number }) =>
      verdict === undefined
        ? Number(decision?.ruling.match(/\d+/)?.[0]) !== number
        : decision?.verdict !== verdict,
    );
    expect(wrong.map(({ question, decision }) => `${question} → ${decision?.ruling}`)).toEqual([]);
    expect(answered.length).toBeGreaterThanOrEqual(36);
  },
);
