import { setDiscussionsOpen } from "../../../lib/page/chat-frame.ts";
import { useMediaQuery } from "../../../lib/page/use-media-query.ts";
import { SecondaryBar } from "../../../ui/index.ts";
import type { Conversation } from "../hooks/use-conversation.ts";
import { AccessNotice } from "./access-notice.tsx";
import { DiscussionTools } from "./discussion-tools.tsx";

interface ChatHeadProps {
  conversation: Conversation;
  /** Of the tools above the chat on wide screens. */
  toolsClass: string | undefined;
  onNew: () => void;
  /** Away from a discussion that cannot be read. */
  onLeave: () => void;
  /** What was open can no longer be read: nothing of it may stay. */
  onLost: () => Promise<void>;
}

/** What stands above the exchanges: the list and the tools of the discussion, and who may read it. */
export function ChatHead({ conversation, toolsClass, onNew, onLeave, onLost }: ChatHeadProps) {
  const { open, owned, exchanges, isEmpty } = conversation;
  const wide = useMediaQuery("(min-width: 64rem)");
  const tools = <DiscussionTools conversation={conversation} compact={!wide} />;
  return (
    <>
      <SecondaryBar onDiscussions={() => setDiscussionsOpen(true)} onNew={onNew}>
        {!wide && tools}
      </SecondaryBar>
      {wide && !isEmpty && <div className={toolsClass}>{tools}</div>}
      <AccessNotice
        open={open}
        owned={owned}
        readable={exchanges.length > 0}
        onLeave={onLeave}
        onLost={onLost}
      />
    </>
  );
}
