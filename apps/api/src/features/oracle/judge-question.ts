import type { Judge } from "@spellwright/judge";
import { timeLimit } from "@spellwright/services";
import { type AnswerParts, resolveCards, withStandIn } from "../answers/index.ts";
import type { RunProgress } from "../runs/index.ts";
import type { OracleResult } from "./present.ts";
import type { StoredOracleQuestion } from "./store-question.ts";
import { subjectTitle } from "./subject-title.ts";

/** What the Oracle answers with. */
export interface OracleParts extends AnswerParts {
  /** The judge of the rules in use. */
  readonly judgeInUse: () => Promise<Judge>;
}

/** What is judged, wherever it was asked; `userId` is whom the card service is asked for. */
export type JudgedQuestion = Pick<
  StoredOracleQuestion,
  "userId" | "question" | "language" | "cards" | "gameState" | "history" | "summary" | "effort"
>;

/** The person waits: cards that our data lacks are asked for no longer than this (IMP-08). */
const PATIENCE_MS = 4_000;

/** Finds the cards of a question and has it judged; no transaction is open meanwhile. */
export const judgeQuestion = async (
  parts: OracleParts,
  stored: JudgedQuestion,
  { signal, step, foundCards, write }: RunProgress,
): Promise<OracleResult> => {
  const { knowledge, judgeInUse, resolveNames, now } = parts;
  const { userId, question, language, gameState, history, summary, effort } = stored;
  await step("resolving_cards");
  const named = await resolveCards(
    knowledge,
    { question, cards: stored.cards, language },
    async (names) => {
      const patience = AbortSignal.any([signal, timeLimit(PATIENCE_MS)]);
      return (await resolveNames(names, { language, caller: userId, signal: patience })).names;
    },
  );
  const names = named.cards.map(({ card }) => card.name);
  if (names.length > 0 || stored.cards.length > 0) await foundCards(names);
  const judge = await judgeInUse();
  const answer = await withStandIn(parts, signal, (model) =>
    judge.answer(
      { question, language, ...named, gameState, history, summary },
      {
        effort,
        signal,
        now: now(),
        onStep: step,
        onWriting: write,
        ...(model === undefined ? {} : { model }),
      },
    ),
  );
  const { ruling } = answer;
  const spoken = ruling.language ?? language;
  const suggestedTitle = subjectTitle(answer.suggestedTitle, {
    question,
    cards: named.cards.map(({ card }) => (spoken === "fr" ? card.printed_name : null) ?? card.name),
    keywords: [...new Set(ruling.relevant_rules.flatMap(({ keyword }) => keyword ?? []))],
    language: spoken,
  });
  return {
    answer: { ...answer, suggestedTitle },
    cards: named.cards.map(({ card: { id, name } }) => ({ id, name })),
  };
};
