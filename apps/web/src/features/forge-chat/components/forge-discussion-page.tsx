import { useNavigate } from "@tanstack/react-router";
import { useCallback, useEffect } from "react";
import { withoutMarkup } from "../../../lib/card-markup.ts";
import { setDiscussionsOpen, startNewDiscussion } from "../../../lib/chat-frame.ts";
import { useText } from "../../../lib/text.tsx";
import { ChatPage } from "../../chat/index.ts";
import { useForgeChat } from "../hooks/use-forge-chat.ts";
import { useInitialQuestion } from "../hooks/use-initial-question.ts";
import { EmptyForge } from "./empty-forge.tsx";
import { ForgeDock, ForgeThread } from "./forge-thread.tsx";

/** A discussion with the Forge, or the beginning of one (FOR-04). */
export function ForgeDiscussionPage({ discussionId }: { discussionId: string | null }) {
  const { t, language } = useText();
  const navigate = useNavigate();
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
  useEffect(() => () => setDiscussionsOpen(false), []);

  const startNew = () => {
    startNewDiscussion();
    go("new");
  };
  /** DISC-03: the Forge's own first page. */
  const goHome = useCallback(
    () => navigate({ to: "/$language/forge", params: { language }, replace: true }),
    [navigate, language],
  );
  const empty = discussionId === null && exchanges.length === 0;
  const dock = (
    <ForgeDock
      chat={chat}
      placeholder={t(empty ? "forgeChat.placeholder" : "forgeChat.placeholderFollow")}
    />
  );
  return (
    <ChatPage
      type="forge"
      discussionId={discussionId}
      open={open}
      owned={chat.owned}
      begun={exchanges.length > 0}
      sentence={chat.sentence}
      onNew={startNew}
      goHome={goHome}
      composer={dock}
      beginning={<EmptyForge composer={dock} onExample={(question) => void chat.send(question)} />}
    >
      <ForgeThread
        chat={chat}
        title={open.state === "ready" ? withoutMarkup(open.discussion.title) : t("forgeChat.label")}
      />
    </ChatPage>
  );
}
