import { readFile, writeFile } from "node:fs/promises";
import process from "node:process";
import { parseArgs } from "node:util";
import { Language } from "@spellwright/contract";
import * as z from "zod";
import { createFileKnowledge } from "../features/knowledge/index.ts";
import { resolveCards } from "../features/oracle/index.ts";

const Question = z.object({ id: z.string(), lang: Language, question: z.string() });
/** A fixed moment: two runs on the same data give the same file. */
const now = new Date("2026-01-01T00:00:00Z");

const option = { type: "string" } as const;
const { values } = parseArgs({
  options: { questions: option, out: option, rules: option, cards: option, rulings: option },
});
if (values.questions === undefined || values.out === undefined) {
  console.error(
    "usage: npm run eval:oracle -- --questions FILE --out FILE [--rules F --cards F --rulings F]",
  );
  process.exit(2);
}

const knowledge = await createFileKnowledge(values);
const judge = await knowledge.judge();
const lines = (await readFile(values.questions, "utf8")).split("\n").filter((line) => line.trim());

// Only the question's own words are judged: the card names beside it in the file are for the scorer.
const answerOf = async (line: string): Promise<string> => {
  const { id, lang, question } = Question.parse(JSON.parse(line));
  const started = performance.now();
  const cards = await resolveCards(knowledge, { question, language: lang, cards: [] });
  const answer = await judge.answer(
    { question, language: lang, ...cards, gameState: null, history: [], summary: "" },
    { effort: "low", signal: new AbortController().signal, now },
  );
  return JSON.stringify({
    id,
    ruling: answer.ruling.ruling,
    explanation: answer.ruling.explanation,
    relevant_rules: answer.ruling.relevant_rules.map((rule) => rule.number),
    context_rules: answer.contextRules,
    verdict: answer.ruling.verdict,
    refused: answer.ruling.outcome === "declined",
    confidence: answer.ruling.confidence,
    ms: Math.round((performance.now() - started) * 100) / 100,
    outcome: answer.ruling.outcome,
    decided_by: answer.decidedBy,
  });
};

// The indexes are built on first use: the first question of a server's life is not what is measured.
await answerOf(JSON.stringify({ id: "first", lang: "en", question: "Lightning Bolt and trample" }));
const answers: string[] = [];
for (const line of lines) answers.push(await answerOf(line));
await writeFile(values.out, `${answers.join("\n")}\n`);
console.log(`${answers.length} answers in ${values.out}`);
