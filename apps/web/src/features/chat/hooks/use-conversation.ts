import { useCallback, useEffect, useMemo } from "react";
import { useChatFrame } from "../../../lib/page/chat-frame.ts";
import { useSession } from "../../auth/index.ts";
import type { ChatPlace } from "../model/chat-place.ts";
import { type DeskQuestion, placeOf } from "../model/desk-questions.ts";
import { discardRefusedQuestions } from "../model/discard-refused-questions.ts";
import { emptyScreenKey, moveNewDraft } from "../model/draft-store.ts";
import { exchangesOf } from "../model/read-exchanges.ts";
import { questionDesk, useDeskQuestions, useRefreshAfterRuns } from "./use-desk-questions.ts";
import { useDiscussion } from "./use-discussion.ts";
import { useJoinedRuns } from "./use-joined-runs.ts";
import { useNewAddress } from "./use-new-address.ts";
import { useStop } from "./use-stop.ts";

const NO_MESSAGES: readonly never[] = [];

/** This device's questions of a place; on an empty screen only those since it was last emptied. */
const questionsAt = (
  questions: readonly DeskQuestion[],
  { area, deckId, discussionId }: ChatPlace,
  newSince: string | null,
): readonly DeskQuestion[] =>
  questions.filter(
    (question) =>
      question.area === area &&
      // Until the page has left a discussion that is gone, what was asked in it stays in sight.
      (question.discussionId === discussionId ||
        (discussionId !== null && question.lostDiscussionId === discussionId) ||
        placeOf(question) === discussionId) &&
      (discussionId !== null ||
        (question.deckId === deckId && (newSince === null || question.askedAt >= newSince))),
  );

/**
 * What was asked and answered at one place, and whether the person may ask there.
 *
 * @param go shows a discussion that a first question began. The same function on every render
 */
export const useConversation = (
  { area, deckId, discussionId }: ChatPlace,
  go: (discussionId: string) => void,
) => {
  const { user } = useSession();
  const { newSince } = useChatFrame();
  const owner = user?.id ?? null;
  const stop = useStop();
  const open = useDiscussion(discussionId);
  const questions = useDeskQuestions(owner);
  useRefreshAfterRuns(questions);
  useEffect(() => {
    if (owner !== null && newSince !== null)
      discardRefusedQuestions(questionDesk, { owner, area, before: newSince });
  }, [owner, area, newSince]);
  const messages = open.state === "ready" ? open.messages : NO_MESSAGES;
  const owned = open.state === "ready" ? open.discussion.is_owner : true;
  useJoinedRuns(owned ? owner : null, { area, deckId }, messages, questions);
  const here = useMemo(
    () => questionsAt(questions, { area, deckId, discussionId }, newSince),
    [questions, area, deckId, discussionId, newSince],
  );
  const exchanges = useMemo(() => exchangesOf(messages, here), [messages, here]);
  const created =
    discussionId === null ? (here.map(placeOf).findLast((place) => place !== null) ?? null) : null;
  const goWithDraft = useCallback(
    (begun: string) => {
      // Before the address: a reload finds what is being typed where the address says.
      moveNewDraft({ owner, discussionId: begun, home: emptyScreenKey({ area, deckId }) });
      go(begun);
    },
    [owner, area, deckId, go],
  );
  const isContinued = useNewAddress(discussionId, created, goWithDraft);
  const thinking = exchanges.find(({ state }) => state.kind === "thinking");
  return {
    open,
    exchanges,
    /** Nothing was asked here yet. */
    isEmpty: discussionId === null && exchanges.length === 0,
    /** Whether one may ask here, signed in or not yet. */
    owned,
    /** Whether what is asked next can join it: it is there, or begins here. */
    isWritable:
      owned &&
      (["none", "ready", "loading"].includes(open.state) ||
        (open.state === "failed" && exchanges.length > 0)),
    /** Whether it is a signed-in person's own. */
    isMine: owned && owner !== null,
    /** The discussion began on this screen. */
    isContinued,
    /** Stops the answer that is on its way. Null when none is. */
    stop: thinking === undefined ? null : () => stop(thinking.attempt),
  };
};

/** A discussion as a page shows it: what was asked, what is written, what may be done. */
export type Conversation = ReturnType<typeof useConversation>;
