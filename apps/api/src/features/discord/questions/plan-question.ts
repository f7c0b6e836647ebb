import { strengthOf } from "@spellwright/contract";
import type { OracleResult } from "@spellwright/oracle";
import type { RunPlan } from "../../runs/index.ts";
import { packsOf } from "../../zaps/index.ts";
import type { DiscordParts } from "../discord-parts.ts";
import type { NewQuestion } from "./read-question.ts";
import { storeQuestion } from "./store-question.ts";
import { StoredAnswer } from "./stored-answer.ts";

/** How the run of a question is called. The same one is charged once. */
export const requestIdOf = ({ key }: Pick<NewQuestion, "key">): string => `discord-${key}`;

/** A question that the packs of its server pay for, as a run of theirs (BOT-07). */
export const planQuestion = (
  { oracle }: Pick<DiscordParts, "oracle">,
  question: NewQuestion,
): RunPlan<NewQuestion, OracleResult, StoredAnswer> => ({
  kind: "ruling",
  payer: packsOf(question.guildId),
  requestId: requestIdOf(question),
  // A message is one question, whatever is said before it by now.
  body: { discussionId: null, key: question.key },
  zaps: oracle.cost(question.effort),
  async prepare(tx, opening) {
    await storeQuestion(question)(tx, opening);
    return { prepared: question, discussionId: null };
  },
  work: ({ discordUserId, question: text, language, effort, history }, progress) =>
    oracle.judge(
      {
        userId: `discord:${discordUserId}`,
        ...{ question: text, language, effort, history },
        ...{ cards: [], gameState: null, summary: "" },
      },
      progress,
    ),
  isCharged: oracle.isSettled,
  finish: async (_tx, _question, { answer }) => ({
    answer: StoredAnswer.parse(answer),
    answerMessageId: null,
    confidence: answer.ruling.confidence,
    strength: strengthOf(answer.ruling),
  }),
  readAnswer: (stored) => StoredAnswer.parse(stored),
});
