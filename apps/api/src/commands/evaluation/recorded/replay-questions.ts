import { type Effort, LanguageModelError } from "@spellwright/contract";
import { createJudge, type JudgeAnswer } from "@spellwright/judge";
import { createReadCard } from "@spellwright/oracle";
import { cardFactsOf, decideTable, hindrancesOf } from "@spellwright/table";
import { resolveCards } from "../../../features/answers/index.ts";
import { createFileKnowledge } from "../../../features/knowledge/index.ts";
import { readJudgeKnowledge } from "../../../runtime/read-judge-knowledge.ts";
import { runInSlices } from "../../../runtime/time-slices.ts";
import { playScript } from "./play-script.ts";
import { createRecordedModel, replay } from "./recorded-model.ts";
import type { RecordedQuestion } from "./recording.ts";

/** A fixed moment: two runs on the same data give the same answers. */
const now = new Date("2026-01-01T00:00:00Z");

/** How recorded questions are replayed. */
export interface Replay {
  readonly rules?: string | undefined;
  readonly cards?: string | undefined;
  readonly rulings?: string | undefined;
  readonly effort: Effort;
  /** Folder in which somebody plays the model where nothing is recorded yet. */
  readonly play?: string | undefined;
}

/** A question with what became of it. No answer: its model's next turn is not written yet. */
export interface Replayed {
  readonly question: RecordedQuestion;
  readonly answer?: JudgeAnswer;
}

/**
 * Asks every question with the model that was recorded for it, through the product's own prompt, tools and
 * checks. With a folder to play in, what is not recorded yet is asked there, and recorded once it is whole.
 */
export const replayQuestions = async (
  questions: readonly RecordedQuestion[],
  { effort, play, ...files }: Replay,
): Promise<readonly Replayed[]> => {
  const knowledge = await createFileKnowledge(files);
  const judge = createJudge({
    decideTable,
    hindrancesOf,
    cardFactsOf,
    rulebook: await knowledge.rulebook(),
    knowledge: await readJudgeKnowledge(),
  });

  const readCard = createReadCard(knowledge, runInSlices);

  const askWith = async (
    { lang: language, question }: RecordedQuestion,
    script: Parameters<typeof createRecordedModel>[0],
  ): Promise<JudgeAnswer | undefined> => {
    const cards = await resolveCards(knowledge, { question, language, cards: [] });
    const asked = { question, language, ...cards, gameState: null, history: [], summary: "" };
    const signal = new AbortController().signal;
    try {
      const model = createRecordedModel(script);
      return await judge.answer(asked, { effort, signal, now, model, readCard });
    } catch (error) {
      if (error instanceof LanguageModelError && error.failure === "unavailable") return undefined;
      throw error;
    }
  };

  const replayed: Replayed[] = [];
  for (const question of questions) {
    const { recorded } = question;
    const player =
      play !== undefined && recorded === undefined ? playScript(play, question.id) : undefined;
    const script = player?.script ?? (recorded && replay(recorded));
    const answer = script === undefined ? undefined : await askWith(question, script);
    const isWhole = answer !== undefined && player?.isOpen() !== true;
    replayed.push(isWhole ? { question: withPlayed(question, player), answer } : { question });
  }
  return replayed;
};

/** A question with what was played for it, which is its recording from now on. */
const withPlayed = (
  question: RecordedQuestion,
  player: ReturnType<typeof playScript> | undefined,
): RecordedQuestion => {
  const { ruling, rounds = [], second } = player?.played ?? {};
  if (ruling === undefined) return question;
  return { ...question, recorded: { rounds, ruling, ...(second && { second }) } };
};
