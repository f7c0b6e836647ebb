import type { QuestionPayload } from "@spellwright/contract";
import { HISTORY_MESSAGES } from "@spellwright/oracle";
import type { Transaction } from "../../database/index.ts";
import { insertMessage, lastPayloads } from "../discussions/index.ts";
import { messageId, type PreparedRun, type RunOpening } from "../runs/index.ts";
import type { AskedQuestion } from "./asked-question.ts";
import { requestHistory, storedHistory } from "./context.ts";
import type { QuestionPlace } from "./open-discussion.ts";
import type { Wing } from "./wing.ts";

/** A stored question, ready to be answered. */
export interface StoredQuestion<Role extends Wing["role"]>
  extends QuestionPlace,
    Pick<AskedQuestion<Role>, "userId" | "language" | "question" | "cards" | "effort" | "history"> {
  readonly requestId: string;
  readonly messageId: string;
}

/**
 * Stores a question in its discussion. Another attempt at a request uses the question that is already
 * there.
 *
 * @param again the stored question that is answered once more
 */
export const storeQuestion = async <Role extends Wing["role"]>(
  tx: Transaction,
  wing: Wing<Role>,
  asked: AskedQuestion<Role>,
  place: QuestionPlace,
  { requestId, now, previous }: RunOpening,
  again: string | undefined = previous?.questionMessageId,
): Promise<PreparedRun<StoredQuestion<Role>>> => {
  const { userId, language, cards, effort } = asked;
  const { discussionId, summary } = place;
  const id = again ?? messageId();
  const question = asked.question.trim();
  const stored = { ...place, userId, language, question, cards, effort, requestId, messageId: id };
  if (again === undefined) {
    const payload: QuestionPayload = {
      id,
      type: "user",
      content: question,
      cards: [...cards],
      requestId,
      reasoningEffort: effort,
      ...(asked.analysis === undefined ? {} : { analysis: asked.analysis }),
      timestamp: (asked.askedAt ?? now).toISOString(),
    };
    await insertMessage(tx, { id, discussionId, role: "user", payload });
  }
  const history =
    asked.discussionId === undefined
      ? requestHistory(wing, asked.history)
      : storedHistory(
          wing,
          await lastPayloads(tx, discussionId, { count: HISTORY_MESSAGES, before: id }),
        );
  return {
    discussionId,
    questionMessageId: id,
    prepared: { ...stored, history },
    log: {
      type: wing.role,
      text: question,
      cards: cards.map(({ name }) => name),
      effort,
      hasContext: history.length > 0 || summary !== "",
    },
  };
};
