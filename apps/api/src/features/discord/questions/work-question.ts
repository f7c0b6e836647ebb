import { timeLimit } from "@spellwright/services";
import { AppError, describeError } from "../../../http/index.ts";
import { isStandIn } from "../../answers/index.ts";
import { settlePacks } from "../../guild-packs/index.ts";
import { failureOf } from "../../runs/index.ts";
import type { DiscordParts } from "../discord-parts.ts";
import { beat, lockRunning, type QuestionRow, updateQuestion } from "./question-queries.ts";
import { toStored } from "./stored-answer.ts";

/** As a run of a person's has it (spec 1 §9). */
const TIMEOUT_MS = 180_000;
const BEAT_MS = 2_000;

type Ending = { readonly zaps: number; readonly answer: unknown } | { readonly failure: AppError };

/**
 * Ends an attempt that a pack pays for, once: the charge is kept or given back in the transaction that
 * stores the answer. One that ended elsewhere, or whose server is gone, changes nothing.
 */
export const endQuestion = (
  { database, now }: Pick<DiscordParts, "database" | "now">,
  { id, guildId, attempt }: QuestionRow,
  ending: Ending,
): Promise<void> =>
  database.transaction(async (tx) => {
    const moment = now();
    const running = await lockRunning(tx, { id, attempt });
    if (running === undefined) return;
    const charge = { guildId, questionId: id, attempt };
    if ("failure" in ending) {
      await settlePacks(tx, charge, "refund", moment);
      const { code, params } = ending.failure;
      await updateQuestion(tx, id, {
        status: "failed",
        errorCode: code,
        errorParams: params,
        endedAt: moment,
      });
      return;
    }
    await settlePacks(tx, charge, ending.zaps > 0 ? "commit" : "refund", moment);
    await updateQuestion(tx, id, {
      status: "answered",
      answer: ending.answer,
      zapsCharged: ending.zaps,
      endedAt: moment,
    });
  });

/**
 * Has a question judged that a pack pays for, whoever is listening; no transaction is open meanwhile.
 *
 * @param stopping ends when the process does: the attempt is given back then
 */
export const workQuestion = async (
  parts: DiscordParts,
  row: QuestionRow,
  stopping: AbortSignal,
): Promise<void> => {
  const { database, log, oracle } = parts;
  const heart = setInterval(() => {
    beat(database, row).catch((error: unknown) => {
      log.warn({ error: describeError(error) }, "a heartbeat was not stored");
    });
  }, BEAT_MS);
  const signal = AbortSignal.any([stopping, timeLimit(TIMEOUT_MS)]);
  try {
    const { question, language, effort, history } = row;
    const { answer } = await oracle.judge(
      {
        userId: `discord:${row.discordUserId}`,
        ...{ question, language, effort, history },
        cards: [],
        gameState: null,
        summary: "",
      },
      {
        signal,
        step: async () => undefined,
        foundCards: async () => undefined,
        write: () => undefined,
        lookUp: () => undefined,
      },
    );
    signal.throwIfAborted();
    const isSettled = answer.ruling.outcome === "ruling" && !isStandIn(answer.engine);
    await endQuestion(parts, row, {
      zaps: isSettled ? oracle.cost(effort) : 0,
      answer: toStored(answer),
    });
  } catch (error) {
    const failure = stopping.aborted
      ? new AppError("RUN_INTERRUPTED")
      : signal.aborted
        ? new AppError("TIMEOUT")
        : failureOf(error);
    if (failure.cause !== undefined)
      log.error({ error: describeError(failure.cause), question: row.id }, "an answer failed");
    await endQuestion(parts, row, { failure });
  } finally {
    clearInterval(heart);
  }
};
