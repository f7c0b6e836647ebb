import { type BackgroundWork, describeError } from "../../../http/index.ts";
import type { DiscordParts } from "../discord-parts.ts";
import { forgetTokens } from "../linking/link-queries.ts";
import { refundQuestion } from "./deliver.ts";
import { UNCONFIRMED_MS } from "./list-pending.ts";
import { forgetOld, unconfirmedQuestions } from "./question-queries.ts";
import { QUESTIONS_KEPT_MS } from "./read-channel-answer.ts";

const ROUND_MS = 10_000;
const KEYS_KEPT_MS = 7 * 86_400_000;

/** The background work of channels. */
export interface QuestionWork extends BackgroundWork {
  /** Does now what is due. */
  run(): Promise<void>;
}

/** Gives back what a bot that never came back left behind. Forgets what is old. */
export const createQuestionWork = (parts: DiscordParts): QuestionWork => {
  const { database, log } = parts;
  let timer: NodeJS.Timeout | undefined;
  let current: Promise<void> = Promise.resolve();
  const ago = (ms: number) => new Date(parts.now().getTime() - ms);
  const round = async () => {
    try {
      for (const question of await unconfirmedQuestions(database, ago(UNCONFIRMED_MS)))
        await refundQuestion(parts, question);
      await forgetOld(database, {
        questionsBefore: ago(QUESTIONS_KEPT_MS),
        keysBefore: ago(KEYS_KEPT_MS),
      });
      await forgetTokens(database, parts.now());
    } catch (error) {
      log.error({ error: describeError(error) }, "questions of channels were not looked after");
    }
  };
  const run = () => {
    current = current.then(round);
    return current;
  };
  return {
    run,
    async start() {
      await run();
      timer = setInterval(() => void run(), ROUND_MS);
      timer.unref();
    },
    async stop() {
      clearInterval(timer);
      await current;
    },
  };
};
