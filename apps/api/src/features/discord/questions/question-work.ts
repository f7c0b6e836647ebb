import { AppError, type BackgroundWork, describeError } from "../../../http/index.ts";
import type { DiscordParts } from "../discord-parts.ts";
import { forgetTokens } from "../linking/link-queries.ts";
import { refundQuestion } from "./deliver.ts";
import { UNCONFIRMED_MS } from "./list-pending.ts";
import type { QuestionDesk } from "./question-desk.ts";
import { forgetOld, staleQuestions, unconfirmedQuestions } from "./question-queries.ts";
import { QUESTIONS_KEPT_MS } from "./read-channel-answer.ts";
import { endQuestion } from "./work-question.ts";

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Several heartbeats, so that a busy process lives. */
const STALE_MS = 10 * SECOND_MS;
const KEYS_KEPT_MS = 7 * DAY_MS;

/** The background work of channels. */
export interface QuestionWork extends BackgroundWork {
  /** Does now what is due. */
  run(): Promise<void>;
}

/** Gives back what a process that died, or a bot that never came back, left behind; forgets what is old. */
export const createQuestionWork = (
  parts: DiscordParts,
  desk: QuestionDesk,
  isSoleProcess: boolean,
): QuestionWork => {
  const { database, log } = parts;
  let timer: NodeJS.Timeout | undefined;
  let current: Promise<void> = Promise.resolve();
  const ago = (ms: number) => new Date(parts.now().getTime() - ms);
  const round = async (staleMs: number) => {
    try {
      for (const row of await staleQuestions(database, staleMs))
        if (!desk.working.has(row.id))
          await endQuestion(parts, row, { failure: new AppError("RUN_INTERRUPTED") });
      for (const row of await unconfirmedQuestions(database, ago(UNCONFIRMED_MS)))
        await refundQuestion(parts, row);
      await forgetOld(database, {
        questionsBefore: ago(QUESTIONS_KEPT_MS),
        keysBefore: ago(KEYS_KEPT_MS),
      });
      await forgetTokens(database, parts.now());
    } catch (error) {
      log.error({ error: describeError(error) }, "questions of channels were not looked after");
    }
  };
  const run = (staleMs = STALE_MS) => {
    current = current.then(() => round(staleMs));
    return current;
  };
  return {
    run: () => run(),
    async start() {
      await run(isSoleProcess ? 0 : STALE_MS);
      timer = setInterval(() => void run(), STALE_MS);
      timer.unref();
    },
    async stop() {
      clearInterval(timer);
      await desk.stop();
      await current;
    },
  };
};
