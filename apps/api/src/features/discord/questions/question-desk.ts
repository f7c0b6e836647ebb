import type { BotOutcome } from "@spellwright/contract";
import { AppError, describeError } from "../../../http/index.ts";
import { storedFailure } from "../../runs/index.ts";
import type { DiscordParts } from "../discord-parts.ts";
import { askAccount } from "./ask-account.ts";
import type { AskedInChannel } from "./asked-in-channel.ts";
import { whySilent, whyWait } from "./may-answer.ts";
import { openQuestion } from "./open-question.ts";
import { findByKey, findQuestion, type QuestionRow } from "./question-queries.ts";
import { presentAnswer } from "./stored-answer.ts";
import { workQuestion } from "./work-question.ts";

/** How often another process's attempt is looked at. */
const LOOK_MS = 250;

/** Answers questions of channels, each once. */
export interface QuestionDesk {
  /** @throws AppError how the answer failed; it has cost nothing then */
  ask(asked: AskedInChannel): Promise<BotOutcome>;
  /** Attempts that this process works on. */
  readonly working: ReadonlyMap<string, Promise<void>>;
  /** Gives back what is under way. */
  stop(): Promise<void>;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export const createQuestionDesk = (parts: DiscordParts): QuestionDesk => {
  const working = new Map<string, Promise<void>>();
  const stopping = new AbortController();

  const begin = (row: QuestionRow) => {
    const work = workQuestion(parts, row, stopping.signal)
      .catch((error: unknown) => {
        // The heartbeat has stopped: the question is given back by whoever looks next.
        parts.log.error({ error: describeError(error) }, "the end of a question was not stored");
      })
      .finally(() => working.delete(row.id));
    working.set(row.id, work);
  };

  /** Waits for the end of an attempt, in whichever process it works. */
  const ended = async (id: string): Promise<QuestionRow> => {
    for (;;) {
      await working.get(id);
      const row = await findQuestion(parts.database, id);
      if (row === undefined) throw new AppError("RUN_NOT_FOUND");
      if (row.status !== "running") return row;
      await pause(LOOK_MS);
    }
  };

  const settle = async (row: QuestionRow): Promise<BotOutcome> => {
    if (row.status === "running" && row.paidBy === "account") return askAccount(parts, row);
    const last = row.status === "running" ? await ended(row.id) : row;
    if (last.status === "failed") throw storedFailure(last);
    return presentAnswer(parts, last);
  };

  return {
    working,
    async ask(asked) {
      const known = await findByKey(parts.database, asked.key);
      if (known !== undefined && known.status !== "failed") return settle(known);
      const refusal = (await whySilent(parts, asked)) ?? (await whyWait(parts.limits, asked));
      if (refusal !== undefined) return refusal;
      const opened = await openQuestion(parts, asked);
      if (opened.kind === "gone") return { outcome: "silent", reason: "guild" };
      if (opened.kind === "link") return { outcome: "link", had_pack: opened.hadPack };
      if (opened.kind === "opened" && opened.row.paidBy === "pack") begin(opened.row);
      const outcome = await settle(opened.row);
      if (opened.kind !== "repeated" || outcome.outcome !== "answered") return outcome;
      return { outcome: "repeated", answer_url: outcome.answer_url };
    },
    async stop() {
      stopping.abort();
      await Promise.all(working.values());
    },
  };
};
