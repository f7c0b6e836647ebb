import { readFileSync } from "node:fs";
import type { Card, Language } from "@spellwright/contract";
import { expect, test } from "vitest";
import { ask } from "../../../judge/test/ask.ts";
import { decideByEngines } from "../../../judge/test/decide-by-engines.ts";
import { loadCards } from "../../../judge/test/load-cards.ts";
import { decideTable } from "./decide-table.ts";

/** A question as players ask it about one to three cards, with its truth worked out by hand. */
interface Question {
  readonly language: Language;
  readonly cards: readonly string[];
  readonly question: string;
  readonly verdict?: "yes" | "no";
  readonly number?: number;
  readonly why: string;
}

const FILE = new URL("../../test/two-cards.jsonl", import.meta.url);
const questions = readFileSync(FILE, "utf8")
  .split("\n")
  .filter((line) => line !== "")
  .map((line): Question => JSON.parse(line));
const known = loadCards(questions.flatMap(({ cards }) => cards));

const nameIn = (language: Language, { name, printed_name }: Card): string =>
  (language === "fr" && printed_name) || name;

const answer = ({ cards, question, language }: Question) => {
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
  return decideByEngines(ask(question, language, { cards: named }), decideTable);
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
