import type { DiscussionType } from "@spellwright/contract";
import { type ReactNode, useCallback } from "react";
import { setDiscussionsOpen, useChatFrame } from "../../../lib/page/chat-frame.ts";
import { usePageSubject } from "../../../lib/page/page-subject.ts";
import { useShortcut } from "../../../lib/page/use-shortcut.ts";
import { withoutMarkup } from "../../../lib/text/card-markup.ts";
import { DiscussionsDrawer, DiscussionsSidebar } from "../../discussions/index.ts";
import type { Conversation } from "../hooks/use-conversation.ts";
import { useForgetDiscussion } from "../hooks/use-forget-discussion.ts";
import { ChatDock } from "./chat-dock.tsx";
import { ChatHead } from "./chat-head.tsx";
import styles from "./chat-page.module.css";

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
  const { open, isEmpty, isWritable } = conversation;
  const { discussionsOpen } = useChatFrame();
  usePageSubject(open.state === "ready" ? withoutMarkup(open.discussion.title) : null);
  useShortcut("n", onNew);
  const forget = useForgetDiscussion();
  const leaveLost = useCallback(
    () => goHome().then(() => (discussionId === null ? undefined : forget(discussionId))),
    [goHome, discussionId, forget],
  );
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
        <ChatHead
          conversation={conversation}
          toolsClass={styles.tools}
          onNew={onNew}
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
