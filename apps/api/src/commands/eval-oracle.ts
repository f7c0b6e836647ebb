import { readFile, writeFile } from "node:fs/promises";
import process from "node:process";
import { parseArgs } from "node:util";
import { Effort, Language, type LanguageModel, LanguageModelError } from "@spellwright/contract";
import * as z from "zod";
import { createModel } from "../create-model.ts";
import { createFileKnowledge } from "../features/knowledge/index.ts";
import { resolveCards } from "../features/oracle/index.ts";
import { createLog } from "../http/index.ts";
import { readLanguageModelOf } from "../language-model-config.ts";

const Question = z.object({ id: z.string(), lang: Language, question: z.string() });
/** A fixed moment: two runs on the same data give the same file. */
const now = new Date("2026-01-01T00:00:00Z");

const Engine = z.enum(["local", "model"]);
const option = { type: "string" } as const;
const { values } = parseArgs({
  options: {
    questions: option,
    out: option,
    rules: option,
    cards: option,
    rulings: option,
    engine: option,
    effort: option,
  },
});
const engine = Engine.safeParse(values.engine ?? "local");
const effort = Effort.safeParse(values.effort ?? "low");
if (
  values.questions === undefined ||
  values.out === undefined ||
  !engine.success ||
  !effort.success
) {
  console.error(
    "usage: npm run eval:oracle -- --questions FILE --out FILE [--engine local|model] [--effort low|medium|high] [--rules F --cards F --rulings F]",
  );
  process.exit(2);
}

/** The model of the configuration (`LANGUAGE_MODEL_…`); undefined for the local judge. */
const chooseModel = (): LanguageModel | undefined => {
  if (engine.data === "local") return undefined;
  const config = readLanguageModelOf(process.env);
  if (config !== undefined) return createModel(config, createLog("warn"));
  console.error("Spellwright: --engine model needs LANGUAGE_MODEL_NAME");
  process.exit(2);
};
const model = chooseModel();

const knowledge = await createFileKnowledge(values);
const judge = await knowledge.judge();
const lines = (await readFile(values.questions, "utf8")).split("\n").filter((line) => line.trim());

// Only the question's own words are judged: the card names beside it in the file are for the scorer.
const judgeLine = async (line: string, asked: LanguageModel | undefined) => {
  const { id, lang, question } = Question.parse(JSON.parse(line));
  const cards = await resolveCards(knowledge, { question, language: lang, cards: [] });
  const answer = await judge.answer(
    { question, language: lang, ...cards, gameState: null, history: [], summary: "" },
    {
      effort: effort.data,
      signal: new AbortController().signal,
      now,
      ...(asked === undefined ? {} : { model: asked }),
    },
  );
  return {
    id,
    ruling: answer.ruling.ruling,
    explanation: answer.ruling.explanation,
    relevant_rules: answer.ruling.relevant_rules.map((rule) => rule.number),
    context_rules: answer.contextRules,
    verdict: answer.ruling.verdict,
    refused: answer.ruling.outcome === "declined",
    confidence: answer.ruling.confidence,
    outcome: answer.ruling.outcome,
    decided_by: answer.decidedBy,
    ...(answer.engine.model === null ? {} : { model: answer.engine.model, usage: answer.usage }),
  };
};

/** A model that fails one question has not answered it; the others are asked all the same. */
const unanswered = (line: string, { failure }: LanguageModelError) => ({
  ...{ id: Question.parse(JSON.parse(line)).id, ruling: "", explanation: "" },
  ...{ relevant_rules: [], context_rules: [], verdict: null, refused: false, confidence: 0 },
  ...{ outcome: "failed", decided_by: null, failure },
});

const answerOf = async (line: string): Promise<string> => {
  const started = performance.now();
  const answer = await judgeLine(line, model).catch((error: unknown) => {
    if (error instanceof LanguageModelError) return unanswered(line, error);
    throw error;
  });
  return JSON.stringify({ ...answer, ms: Math.round((performance.now() - started) * 100) / 100 });
};

// The indexes are built on first use: the first question of a server's life is not what is measured.
const first = { id: "first", lang: "en", question: "Lightning Bolt and trample" };
await judgeLine(JSON.stringify(first), undefined);
const answers: string[] = [];
for (const line of lines) answers.push(await answerOf(line));
await writeFile(values.out, `${answers.join("\n")}\n`);
console.log(`${answers.length} answers in ${values.out}`);
