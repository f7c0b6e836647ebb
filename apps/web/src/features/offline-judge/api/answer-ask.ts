import { isRecord } from "../../../lib/is-record.ts";
import { pageLanguage } from "../../../lib/page-language.ts";
import type { OfflineAnswer, OfflineQuestion } from "../model/kept-rulings.ts";
import { answerOffline, type Said } from "./answer-offline.ts";

/** A question as the chat keeps it while it is on its way. */
interface Ask extends Pick<OfflineQuestion, "requestId" | "askedAt"> {
  readonly owner: string;
  readonly request: Pick<OfflineQuestion, "question" | "cards"> & {
    readonly gameState?: OfflineQuestion["gameState"];
    readonly reasoningEffort?: OfflineQuestion["effort"];
    readonly discussionId?: string;
  };
  /** `AskedHere`, as the device kept it. */
  readonly here?: object;
}

/** What a question is answered with on this device. */
export interface AskedHere {
  /** What was said before it, oldest first. */
  readonly history: readonly Said[];
  /** The question before it on the screen, by its `requestId`; null where it is the first. */
  readonly follows: string | null;
}

const readSaid = (value: unknown): Said[] =>
  isRecord(value) && typeof value.content === "string"
    ? [{ role: value.role === "user" ? "user" : "oracle", content: value.content }]
    : [];

/** What is kept on a device may be damaged. */
const readHere = (value: unknown): AskedHere => {
  const { history, follows } = isRecord(value) ? value : {};
  return {
    history: Array.isArray(history) ? history.flatMap(readSaid) : [],
    follows: typeof follows === "string" ? follows : null,
  };
};

/** Answers a question of the chat on this device, as `answerOffline` does. */
export const answerAsk = ({
  owner,
  requestId,
  askedAt,
  request: { question, cards, gameState, reasoningEffort, discussionId },
  here,
}: Ask): Promise<OfflineAnswer> => {
  const { history, follows } = readHere(here);
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
