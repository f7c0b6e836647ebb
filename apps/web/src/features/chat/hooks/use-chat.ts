import type { DiscussionType } from "@spellwright/contract";
import { useMemo } from "react";
import { useSession } from "../../auth/index.ts";
import type { DeskAsk } from "../model/ask-desk.ts";
import { exchangesOf } from "../model/read-exchanges.ts";
import { useAsks, useRefreshAfterRuns } from "./use-asks.ts";
import { useDiscussion } from "./use-discussion.ts";
import { useJoinedRuns } from "./use-joined-runs.ts";

const placeOf = (ask: DeskAsk): string | null =>
  ask.following.phase === "answered" ? ask.following.answer.discussionId : ask.discussionId;

const NO_MESSAGES: readonly never[] = [];

/**
 * The chat of one address: the discussion, its exchanges, and whether the person may ask there.
 *
 * @param place whose discussions; `deckId` of those about one deck, null of the others
 * @param since first questions from before it stay out of the empty screen (ISO 8601, or null)
 */
export const useChat = (
  { area, deckId }: { readonly area: DiscussionType; readonly deckId: string | null },
  discussionId: string | null,
  since: string | null,
) => {
  const { user } = useSession();
  const owner = user?.id ?? null;
  const open = useDiscussion(discussionId);
  const asks = useAsks(owner);
  useRefreshAfterRuns(asks);
  const messages = open.state === "ready" ? open.messages : NO_MESSAGES;
  const owned = open.state === "ready" ? open.discussion.is_owner : true;
  useJoinedRuns(owned ? owner : null, area, messages, asks);
  const here = useMemo(
    () =>
      asks.filter(
        (ask) =>
          ask.area === area &&
          (discussionId !== null || ask.deckId === deckId) &&
          (ask.discussionId === discussionId || placeOf(ask) === discussionId) &&
          (discussionId !== null || since === null || ask.askedAt >= since),
      ),
    [asks, area, deckId, discussionId, since],
  );
  const exchanges = useMemo(() => exchangesOf(messages, here), [messages, here]);
  /** The discussion that a first question of this screen was answered in (ORA-08). */
  const created =
    discussionId === null ? (here.map(placeOf).findLast((place) => place !== null) ?? null) : null;
  return { open, exchanges, owned, created };
};
