import { type Effort, type LanguageModel, LanguageModelError } from "@spellwright/contract";
import { createJudge } from "@spellwright/judge";
import { cardFactsOf, decideTable, hindrancesOf } from "@spellwright/table";
import { resolveCards } from "../../features/answers/index.ts";
import { createFileKnowledge } from "../../features/knowledge/index.ts";
import { readJudgeKnowledge } from "../../runtime/read-judge-knowledge.ts";
import { type AskedQuestion, readQuestions } from "./read-questions.ts";

/** A fixed moment: two runs on the same data give the same file. */
const now = new Date("2026-01-01T00:00:00Z");

/** A known and an unknown card between them ask for every index. */
const FIRST_QUESTIONS = [
  "Can my creature with trample block after Lightning Bolt?",
  "Can [[Nobody the Unprinted]] block a creature with flying?",
];

export interface Evaluation {
  /** File of questions, one JSON object a line. */
  readonly questions: string;
  readonly rules?: string | undefined;
  readonly cards?: string | undefined;
  readonly rulings?: string | undefined;
  readonly effort: Effort;
  /** Undefined: the local judge alone. */
  readonly model: LanguageModel | undefined;
}

/** What a judge asks of the texts of cards. */
const TABLE = { cardFactsOf, decideTable, hindrancesOf };

/**
 * Asks every question of a file, one after the other, and gives one answer each: what is shown, what was
 * retrieved (best first), verdict, refusal, strength, confidence and milliseconds. A model that fails one question has
 * not answered it. The others are asked all the same.
 *
 * @throws CommandError, ImportError for a file that cannot be read
 */
export const answerQuestions = async (evaluation: Evaluation): Promise<readonly object[]> => {
  const questions = await readQuestions(evaluation.questions);
  const knowledge = await createFileKnowledge(evaluation);
  const settled = await readJudgeKnowledge();
  const rulebook = await knowledge.rulebook();
  const judge = createJudge({ rulebook, knowledge: settled, ...TABLE });
  /** The rules that the answer to an offered question shows, by the name of its page. */
  const rulesOf = new Map(
    settled.settledQuestions.map(({ id, rules }) => [
      id.slice(id.indexOf("/") + 1),
      rules.map(({ number }) => number),
    ]),
  );

  // Only the question's own words are judged: the card names beside it in the file are for the scorer.
  const judgeOne = async (
    { id, lang, question }: AskedQuestion,
    model: LanguageModel | undefined,
  ) => {
    const cards = await resolveCards(knowledge, { question, language: lang, cards: [] });
    const answer = await judge.answer(
      { question, language: lang, ...cards, gameState: null, history: [], summary: "" },
      {
        effort: evaluation.effort,
        signal: new AbortController().signal,
        now,
        ...(model === undefined ? {} : { model }),
      },
    );
    return {
      id,
      ruling: answer.ruling.ruling,
      explanation: answer.ruling.explanation,
      relevant_rules: answer.ruling.relevant_rules.map((rule) => rule.number),
      context_rules: answer.contextRules,
      offered_rules: (answer.ruling.near_questions ?? []).flatMap(
        ({ slug }) => rulesOf.get(slug) ?? [],
      ),
      verdict: answer.ruling.verdict,
      refused: answer.ruling.outcome === "declined",
      confidence: answer.ruling.confidence,
      outcome: answer.ruling.outcome,
      strength: answer.ruling.strength,
      decided_by: answer.decidedBy,
      ...(answer.engine.model === null ? {} : { model: answer.engine.model, usage: answer.usage }),
    };
  };

  const unanswered = ({ id }: AskedQuestion, { failure }: LanguageModelError) => ({
    ...{ id, ruling: "", explanation: "" },
    ...{ relevant_rules: [], context_rules: [], verdict: null, refused: false, confidence: 0 },
    ...{ outcome: "failed", strength: "none", decided_by: null, failure },
  });

  const answerOf = async (question: AskedQuestion): Promise<object> => {
    const started = performance.now();
    const answer = await judgeOne(question, evaluation.model).catch((error: unknown) => {
      if (error instanceof LanguageModelError) return unanswered(question, error);
      throw error;
    });
    return { ...answer, ms: Math.round((performance.now() - started) * 100) / 100 };
  };

  // The indexes are built on first use: the first question of a server's life is not what is measured.
  for (const question of FIRST_QUESTIONS)
    await judgeOne({ id: "first", lang: "en", question }, undefined);
  const answers: object[] = [];
  for (const question of questions) answers.push(await answerOf(question));
  return answers;
};
