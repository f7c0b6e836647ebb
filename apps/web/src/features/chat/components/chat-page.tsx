import type { DiscussionType } from "@spellwright/contract";
import { type ReactNode, useCallback } from "react";
import { withoutMarkup } from "../../../lib/card-markup.ts";
import { setDiscussionsOpen, useChatFrame } from "../../../lib/chat-frame.ts";
import { usePageSubject } from "../../../lib/page-subject.ts";
import { useMediaQuery } from "../../../lib/use-media-query.ts";
import { useShortcut } from "../../../lib/use-shortcut.ts";
import { SecondaryBar } from "../../../ui/index.ts";
import { DiscussionsDrawer, DiscussionsSidebar } from "../../discussions/index.ts";
import type { Conversation } from "../hooks/use-conversation.ts";
import { useForgetDiscussion } from "../hooks/use-forget-discussion.ts";
import { AccessNotice } from "./access-notice.tsx";
import { ChatDock } from "./chat-dock.tsx";
import styles from "./chat-page.module.css";
import { DiscussionTools } from "./discussion-tools.tsx";

interface ChatPageProps {
  type: DiscussionType;
  discussionId: string | null;
  conversation: Conversation;
  /** What a screen reader is told of the newest change. */
  sentence: string;
  onNew: () => void;
  /** Leads to the first page of the area. */
  goHome: () => Promise<void>;
  composer: ReactNode;
  /** The empty page, which has the composer in it. */
  beginning: ReactNode;
  /** The exchanges. */
  children: ReactNode;
}

/** The page of a chat, of the Oracle or the Forge: list, tools, access, exchanges, composer. */
export function ChatPage(props: ChatPageProps) {
  const { type, discussionId, conversation, onNew, goHome } = props;
  const { open, owned, isEmpty, isWritable } = conversation;
  const wide = useMediaQuery("(min-width: 64rem)");
  const { discussionsOpen } = useChatFrame();
  usePageSubject(open.state === "ready" ? withoutMarkup(open.discussion.title) : null);
  useShortcut("n", onNew);
  const forget = useForgetDiscussion();
  const leaveLost = useCallback(
    () => goHome().then(() => (discussionId === null ? undefined : forget(discussionId))),
    [goHome, discussionId, forget],
  );
  const hasExchanges = conversation.exchanges.length > 0;
  const tools = <DiscussionTools conversation={conversation} compact={!wide} />;
  const discussions = {
    type,
    deckId: null,
    currentId: discussionId,
    busy: open.state === "loading",
    onNew,
    onCurrentDeleted: () => void goHome(),
  };
  return (
    <div className={styles.page}>
      <DiscussionsSidebar {...discussions} />
      <main className={styles.main} id="main" tabIndex={-1}>
        <SecondaryBar onDiscussions={() => setDiscussionsOpen(true)} onNew={onNew}>
          {!wide && tools}
        </SecondaryBar>
        {wide && !isEmpty && <div className={styles.tools}>{tools}</div>}
        <AccessNotice
          open={open}
          owned={owned}
          readable={hasExchanges}
          onLeave={() => void goHome()}
          onLost={leaveLost}
        />
        {isEmpty ? props.beginning : props.children}
        {!isEmpty && isWritable && <ChatDock>{props.composer}</ChatDock>}
        <p className="visually-hidden" role="status">
          {props.sentence}
        </p>
      </main>
      <DiscussionsDrawer
        {...discussions}
        open={discussionsOpen}
        onOpenChange={setDiscussionsOpen}
      />
    </div>
  );
}
