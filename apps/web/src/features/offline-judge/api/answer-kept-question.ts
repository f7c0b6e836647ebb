import { isConnected } from "../../../lib/offline/connection.ts";
import { isRecord } from "../../../lib/storage/is-record.ts";
import { pageLanguage } from "../../../lib/text/page-language.ts";
import {
  type OfflineAnswer,
  type OfflineQuestion,
  readOfflineRuling,
} from "../model/kept-rulings.ts";
import { answerOffline, type HistoryMessage } from "./answer-offline.ts";

/** A question as the chat keeps it while it is on its way. */
interface KeptQuestion extends Pick<OfflineQuestion, "requestId" | "askedAt"> {
  readonly owner: string;
  readonly request: Pick<OfflineQuestion, "question" | "cards"> & {
    readonly gameState?: OfflineQuestion["gameState"];
    readonly reasoningEffort?: OfflineQuestion["effort"];
    readonly discussionId?: string;
  };
  /** `DeviceQuestion`, as the device kept it. */
  readonly here?: object;
}

/** What a question is answered with on this device. */
export interface DeviceQuestion {
  /** What was said before it, oldest first. */
  readonly history: readonly HistoryMessage[];
  /** The question before it on the screen, by its `requestId`. Null where it is the first. */
  readonly follows: string | null;
  /** Its person wanted this device’s answer, although the browser calls the line good. */
  readonly anyway?: true;
}

const readSaid = (value: unknown): HistoryMessage[] =>
  isRecord(value) && typeof value.content === "string"
    ? [{ role: value.role === "user" ? "user" : "oracle", content: value.content }]
    : [];

/** What is kept on a device may be damaged. */
const parseDeviceQuestion = (value: unknown): DeviceQuestion => {
  const { history, follows, anyway } = isRecord(value) ? value : {};
  return {
    ...(anyway === true ? { anyway } : {}),
    history: Array.isArray(history) ? history.flatMap(readSaid) : [],
    follows: typeof follows === "string" ? follows : null,
  };
};

/**
 * Answers a question of the chat on this device, as `answerOffline` does. With a network only what it has
 * answered before, or was told to answer anyway.
 *
 * @throws Error where the question is the server’s, or cannot be answered here
 */
export const answerKeptQuestion = async ({
  owner,
  requestId,
  askedAt,
  request: { question, cards, gameState, reasoningEffort, discussionId },
  here,
}: KeptQuestion): Promise<OfflineAnswer> => {
  const { history, follows, anyway } = parseDeviceQuestion(here);
  const kept = await readOfflineRuling(owner, requestId);
  if (kept !== undefined) return kept.answer;
  if (isConnected() && anyway === undefined) throw new Error("the network is back");
  return answerOffline(
    {
      ...{ account: owner, requestId, askedAt, question, cards },
      language: pageLanguage(),
      gameState: gameState ?? null,
      effort: reasoningEffort ?? "low",
      discussionId: discussionId ?? null,
      follows,
    },
    history,
  );
};
