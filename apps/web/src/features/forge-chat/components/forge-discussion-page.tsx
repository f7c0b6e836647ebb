import { useNavigate } from "@tanstack/react-router";
import { useCallback, useEffect } from "react";
import { withoutMarkup } from "../../../lib/card-markup.ts";
import { setDiscussionsOpen, startNewDiscussion, useChatFrame } from "../../../lib/chat-frame.ts";
import { usePageSubject } from "../../../lib/page-subject.ts";
import { useText } from "../../../lib/text.tsx";
import { useMediaQuery } from "../../../lib/use-media-query.ts";
import { useShortcut } from "../../../lib/use-shortcut.ts";
import { SecondaryBar } from "../../../ui/index.ts";
import { AccessNotice, LazyDiscussionMenu, useForgetDiscussion } from "../../chat/index.ts";
import { DiscussionsDrawer, DiscussionsSidebar, Share } from "../../discussions/index.ts";
import { useForgeChat } from "../hooks/use-forge-chat.ts";
import { useInitialQuestion } from "../hooks/use-initial-question.ts";
import { EmptyForge } from "./empty-forge.tsx";
import { ForgeDock, ForgeThread } from "./forge-thread.tsx";
import "../styles/forge-chat.css";

/** A discussion with the Forge, or the beginning of one (FOR-04). */
export function ForgeDiscussionPage({ discussionId }: { discussionId: string | null }) {
  const { t, language } = useText();
  const navigate = useNavigate();
  const wide = useMediaQuery("(min-width: 64rem)");
  const { discussionsOpen } = useChatFrame();
  const go = useCallback(
    (id: string) =>
      void navigate({
        to: "/$language/forge/discussion/$discussionId",
        params: { language, discussionId: id },
        replace: true,
      }),
    [navigate, language],
  );
  const chat = useForgeChat({ discussionId, deckId: null, go });
  const { open, exchanges } = chat;
  useInitialQuestion({ fill: chat.write, send: (question) => void chat.send(question) });
  usePageSubject(open.state === "ready" ? withoutMarkup(open.discussion.title) : null);
  useEffect(() => () => setDiscussionsOpen(false), []);

  const startNew = () => {
    startNewDiscussion();
    go("new");
  };
  useShortcut("n", startNew);
  /** DISC-03: the Forge's own first page. */
  const goHome = useCallback(
    () => navigate({ to: "/$language/forge", params: { language }, replace: true }),
    [navigate, language],
  );
  const forget = useForgetDiscussion();
  const leaveLost = useCallback(
    () => goHome().then(() => (discussionId === null ? undefined : forget(discussionId))),
    [goHome, discussionId, forget],
  );
  const empty = discussionId === null && exchanges.length === 0;
  const readable = open.state === "none" || open.state === "ready" || open.state === "loading";
  const tools =
    open.state === "ready" && exchanges.length > 0 ? (
      <>
        {open.discussion.is_owner && <Share discussion={open.discussion} compact={!wide} />}
        <LazyDiscussionMenu discussion={open.discussion} />
      </>
    ) : null;
  const discussions = {
    type: "forge" as const,
    deckId: null,
    currentId: discussionId,
    busy: open.state === "loading",
    onNew: startNew,
    onCurrentDeleted: () => void goHome(),
  };
  const dock = (
    <ForgeDock
      chat={chat}
      placeholder={t(empty ? "forgeChat.placeholder" : "forgeChat.placeholderFollow")}
    />
  );
  return (
    <div className="app has-side">
      <DiscussionsSidebar {...discussions} />
      <main className="main" id="main" tabIndex={-1}>
        <SecondaryBar onDiscussions={() => setDiscussionsOpen(true)} onNew={startNew}>
          {!wide && tools}
        </SecondaryBar>
        {wide && tools !== null && <div className="chat-head">{tools}</div>}
        <AccessNotice
          open={open}
          owned={chat.owned}
          onLeave={() => void goHome()}
          onLost={leaveLost}
        />
        {empty ? (
          <EmptyForge composer={dock} onExample={(question) => void chat.send(question)} />
        ) : (
          <ForgeThread
            chat={chat}
            title={
              open.state === "ready" ? withoutMarkup(open.discussion.title) : t("forgeChat.label")
            }
          />
        )}
        {!empty && chat.owned && readable && (
          <div className="dock">
            <div className="dock-in">{dock}</div>
          </div>
        )}
        <p className="vh" role="status">
          {chat.sentence}
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
