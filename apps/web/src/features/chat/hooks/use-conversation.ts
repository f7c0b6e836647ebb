import { useCallback, useMemo } from "react";
import { useChatFrame } from "../../../lib/page/chat-frame.ts";
import { useSession } from "../../auth/index.ts";
import type { ChatPlace } from "../model/chat-place.ts";
import { type DeskAsk, placeOf } from "../model/desk-asks.ts";
import { homeOf, moveNewDraft } from "../model/draft-store.ts";
import { exchangesOf } from "../model/read-exchanges.ts";
import { useAsks, useRefreshAfterRuns } from "./use-asks.ts";
import { useDiscussion } from "./use-discussion.ts";
import { useJoinedRuns } from "./use-joined-runs.ts";
import { useNewAddress } from "./use-new-address.ts";
import { useStop } from "./use-stop.ts";

const NO_MESSAGES: readonly never[] = [];

/** This device's questions of a place; on an empty screen only those since it was last emptied. */
const asksAt = (
  asks: readonly DeskAsk[],
  { area, deckId, discussionId }: ChatPlace,
  newSince: string | null,
): readonly DeskAsk[] =>
  asks.filter(
    (ask) =>
      ask.area === area &&
      // Until the page has left a discussion that is gone, what was asked in it stays in sight.
      (ask.discussionId === discussionId ||
        (discussionId !== null && ask.lostDiscussionId === discussionId) ||
        placeOf(ask) === discussionId) &&
      (discussionId !== null ||
        (ask.deckId === deckId && (newSince === null || ask.askedAt >= newSince))),
  );

/**
 * What was asked and answered at one place, and whether the person may ask there.
 *
 * @param go shows a discussion that a first question began; the same function on every render
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
  const asks = useAsks(owner);
  useRefreshAfterRuns(asks);
  const messages = open.state === "ready" ? open.messages : NO_MESSAGES;
  const owned = open.state === "ready" ? open.discussion.is_owner : true;
  useJoinedRuns(owned ? owner : null, { area, deckId }, messages, asks);
  const here = useMemo(
    () => asksAt(asks, { area, deckId, discussionId }, newSince),
    [asks, area, deckId, discussionId, newSince],
  );
  const exchanges = useMemo(() => exchangesOf(messages, here), [messages, here]);
  const created =
    discussionId === null ? (here.map(placeOf).findLast((place) => place !== null) ?? null) : null;
  const goWithDraft = useCallback(
    (begun: string) => {
      // Before the address: a reload finds what is being typed where the address says.
      moveNewDraft({ owner, discussionId: begun, home: homeOf({ area, deckId }) });
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
    /** Stops the answer that is on its way; null when none is. */
    stop: thinking === undefined ? null : () => stop(thinking.attempt),
  };
};

/** A discussion as a page shows it: what was asked, what is written, what may be done. */
export type Conversation = ReturnType<typeof useConversation>;
