import { Share } from "../../discussions/index.ts";
import type { Conversation } from "../hooks/use-conversation.ts";
import { LazyDiscussionMenu } from "./lazy-discussion-menu.tsx";

interface DiscussionToolsProps {
  conversation: Conversation;
  /** Icons alone, for the bar of small screens. */
  compact: boolean;
}

/** What is done with the discussion on screen once it holds something: shared, saved (DISC-04). */
export function DiscussionTools({ conversation, compact }: DiscussionToolsProps) {
  const { open, exchanges } = conversation;
  if (open.state !== "ready" || exchanges.length === 0) return null;
  return (
    <>
      {open.discussion.is_owner && <Share discussion={open.discussion} compact={compact} />}
      <LazyDiscussionMenu discussion={open.discussion} />
    </>
  );
}
