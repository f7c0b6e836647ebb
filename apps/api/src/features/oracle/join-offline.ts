import { type AskedOffline, RulingAnswer } from "@spellwright/contract";
import type { OracleResult } from "@spellwright/oracle";
import type { Transaction } from "../../database/index.ts";
import { findDiscussion } from "../discussions/index.ts";
import { discussionOfRun, type RunPlan } from "../runs/index.ts";
import { accountOf, countOfflineQuestion } from "../zaps/index.ts";
import { requestIdentityOf } from "./ask-oracle.ts";
import { ORACLE } from "./context.ts";
import { judgeQuestion, type OracleParts } from "./judge-question.ts";
import { storeOracleAnswer } from "./store-answer.ts";
import {
  type OracleQuestion,
  type StoredOracleQuestion,
  storeOracleQuestion,
} from "./store-question.ts";

/** A device that was asked longer ago has a wrong clock. */
const OLDEST_MS = 365 * 86_400_000;

/** A clock of a device is believed within reason only. */
const timeOf = (askedAt: string, now: Date): Date => {
  const asked = new Date(askedAt);
  const age = now.getTime() - asked.getTime();
  return age >= 0 && age <= OLDEST_MS ? asked : now;
};

/**
 * The discussion that a question joins: the one it was asked in, else that of the question before it. One
 * that is gone, another’s or the Forge’s is no place: the question begins its own (ORA-08).
 */
const placeOf = async (
  tx: Transaction,
  userId: string,
  { discussionId, follows }: AskedOffline,
): Promise<string | undefined> => {
  const followed = follows == null ? null : await discussionOfRun(tx, userId, follows);
  for (const id of [discussionId, followed]) {
    if (id == null) continue;
    const discussion = await findDiscussion(tx, id);
    if (discussion?.userId === userId && discussion.type === ORACLE.role) return id;
  }
  return undefined;
};

/** What our own judge says, marked as asked without network, from the editions in use. */
const judgeOffline = async (
  { resolveNames: _nobody, ...parts }: OracleParts,
  question: StoredOracleQuestion,
  progress: Parameters<typeof judgeQuestion>[2],
): Promise<OracleResult> => {
  const free = { ...parts, model: undefined };
  const { answer, cards } = await judgeQuestion(free, question, progress);
  const { rules, cards: data } = await parts.knowledge.editions();
  const offline = { pack: "server", rules: rules.edition, cards: data.date } as const;
  return { answer: { ...answer, engine: { ...answer.engine, offline } }, cards };
};

const planOf = (
  parts: OracleParts,
  userId: string,
  asked: AskedOffline,
): RunPlan<StoredOracleQuestion, OracleResult, RulingAnswer> => {
  const { question, cards, gameState, reasoningEffort, requestId, askedAt, language } = asked;
  const request = { question, cards, gameState, reasoningEffort };
  const read: Omit<OracleQuestion, "discussionId"> = {
    ...{ userId, language, question, cards, effort: reasoningEffort ?? "low" },
    ...{ deckId: undefined, history: [], summary: "", answersAgain: undefined },
    gameState: gameState ?? null,
    askedAt: timeOf(askedAt, parts.now()),
  };
  return {
    kind: "ruling",
    payer: accountOf(userId),
    requestId,
    // Had the question been sent before the line broke, this is the same request.
    body: requestIdentityOf({ ...request, discussionId: asked.discussionId ?? undefined }),
    zaps: 0,
    prepare: async (tx, opening) => {
      await countOfflineQuestion(tx, userId, opening.now);
      const discussionId = await placeOf(tx, userId, asked);
      return storeOracleQuestion(tx, { ...read, discussionId }, opening);
    },
    work: (stored, progress) => judgeOffline(parts, stored, progress),
    isCharged: () => false,
    finish: (...ending) => storeOracleAnswer(parts.prices, ...ending),
    readAnswer: (stored) => RulingAnswer.parse(stored),
  };
};

/**
 * Lets a question that a device answered without network take its place in its person’s discussions
 * (PWA-01). Nothing is believed of what the device answered: our own judge answers, without model or card
 * service, at no cost: one of the day’s questions, ten a day at most, because each is an answer for nothing (T-4).
 * A durable run like every other: once a requestId, whichever device or tab sends it. One
 * that had reached the server before joins as it stands there.
 *
 * @throws AppError
 */
export const joinOffline = (
  parts: OracleParts,
  userId: string,
  asked: AskedOffline,
): Promise<RulingAnswer> => parts.runs.execute(planOf(parts, userId, asked));
