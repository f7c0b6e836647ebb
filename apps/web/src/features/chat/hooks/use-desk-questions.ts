import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { api } from "../../../lib/http/api.ts";
import { onReconnect } from "../../../lib/offline/connection.ts";
import { announceChange } from "../../../lib/storage/other-tabs.ts";
import { announceZapChange } from "../../billing/index.ts";
import { useRefreshDiscussions } from "../../discussions/index.ts";
import { questionTransport } from "../api/question-transport.ts";
import type { DeskQuestion } from "../model/desk-questions.ts";
import { QuestionDesk } from "../model/question-desk.ts";
import { hasBegun } from "../model/run-follow.ts";

/** One for the page's life, so that runs go on whatever is on screen. */
export const questionDesk = new QuestionDesk(questionTransport);

/** The questions of a person that this device carries, in every discussion. */
export const useDeskQuestions = (owner: string | null): readonly DeskQuestion[] => {
  const questions = useSyncExternalStore(
    questionDesk.subscribe,
    questionDesk.snapshot,
    questionDesk.snapshot,
  );
  useEffect(() => {
    if (owner !== null) questionDesk.resume(owner);
  }, [owner]);
  useEffect(() => onReconnect(questionDesk.rejoin), []);
  return useMemo(
    () => questions.filter((question) => question.owner === owner),
    [questions, owner],
  );
};

/**
 * Reads again what an ended run changed: messages, titles, zaps. Here and in other tabs. The call that asked
 * has told them only that it began.
 */
export const useRefreshAfterRuns = (questions: readonly DeskQuestion[]): void => {
  const queries = useQueryClient();
  const refreshDiscussions = useRefreshDiscussions();
  const started = questions
    .filter(({ following }) => hasBegun(following))
    .map((question) => question.requestId)
    .join();
  const ended = questions
    .filter(({ following }) => following.phase !== "thinking")
    .map((question) => question.requestId)
    .join();
  const moved = questions
    .filter(({ lostDiscussionId }) => lostDiscussionId !== null)
    .map((question) => question.requestId)
    .join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads again when the lists change, only then
  useEffect(() => {
    if (started !== "" || ended !== "" || moved !== "") void refreshDiscussions();
    if (ended === "") return;
    void announceZapChange(queries);
    // A deck tells of its analysis.
    void queries.invalidateQueries({ queryKey: api.decks.read.key() });
    announceChange("runs");
  }, [started, ended, moved]);
};
