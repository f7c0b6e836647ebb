import { useQuery } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { api } from "../../../lib/api.ts";
import { setDiscussionsOpen, startNewDiscussion, useChatFrame } from "../../../lib/chat-frame.ts";
import { useText } from "../../../lib/text.tsx";
import { useMediaQuery } from "../../../lib/use-media-query.ts";
import { SecondaryBar, Skeleton } from "../../../ui/index.ts";
import { AccessNotice, ChatDock, DiscussionTools, useForgetDiscussion } from "../../chat/index.ts";
import { DiscussionsDrawer, DiscussionsSidebar } from "../../discussions/index.ts";
import { useAnalysisWaits, useAutoAnalyze } from "../hooks/use-auto-analyze.ts";
import { useForgeChat } from "../hooks/use-forge-chat.ts";
import { useQuestionWaits } from "../hooks/use-initial-question.ts";
import { AnalyseButton } from "./analyse-button.tsx";
import styles from "./deck-discussions.module.css";
import { DeckQuestions } from "./deck-questions.tsx";
import { ForgeComposer } from "./forge-composer.tsx";
import { ForgeThread } from "./forge-thread.tsx";

/** The discussions of a deck and the chat of one of them (FOR-05): the newest is open at first. */
export function DeckDiscussions({ deckId }: { deckId: string }) {
  const { t } = useText();
  const first = useQuery(
    api.discussions.list.queryOptions({ input: { type: "forge", deck_id: deckId, limit: 1 } }),
  );
  if (first.isPending)
    return <Skeleton label={t("discussions.loading")} widths={["40%", "90%", "70%"]} />;
  return <OpenDiscussions deckId={deckId} firstId={first.data?.items[0]?.id ?? null} />;
}

function OpenDiscussions({ deckId, firstId }: { deckId: string; firstId: string | null }) {
  const { t } = useText();
  const { discussionsOpen } = useChatFrame();
  // A question that the address brings begins a discussion of its own.
  const questionWaits = useQuestionWaits();
  const analysisWaits = useAnalysisWaits();
  const [discussionId, show] = useState(questionWaits || analysisWaits ? null : firstId);
  const go = useCallback((id: string) => show(id), []);
  const chat = useForgeChat(discussionId, deckId, go);
  const { open, owned, exchanges, isEmpty } = chat.conversation;
  const analyse = () => chat.asking.analyse(t("forgeChat.analysisQuestion"));
  useAutoAnalyze(analyse);
  const wide = useMediaQuery("(min-width: 64rem)");
  const tools = <DiscussionTools conversation={chat.conversation} compact={!wide} />;
  const forget = useForgetDiscussion();
  const leaveLost = useCallback(async () => {
    show(null);
    if (discussionId !== null) forget(discussionId);
  }, [discussionId, forget]);
  const startNew = () => {
    startNewDiscussion();
    show(null);
  };
  const discussions = {
    type: "forge" as const,
    deckId,
    currentId: discussionId,
    busy: open.state === "loading",
    onNew: startNew,
    onSelect: show,
    onCurrentDeleted: () => show(null),
  };
  return (
    <>
      <DiscussionsSidebar {...discussions} />
      <section className={styles.chat} aria-label={t("forgeChat.label")}>
        <SecondaryBar onDiscussions={() => setDiscussionsOpen(true)} onNew={startNew}>
          {!wide && tools}
        </SecondaryBar>
        {wide && !isEmpty && <div className={styles.tools}>{tools}</div>}
        <AccessNotice
          open={open}
          owned={owned}
          readable={exchanges.length > 0}
          onLeave={startNew}
          onLost={leaveLost}
        />
        {isEmpty ? (
          <DeckQuestions onAsk={(question) => void chat.asking.askReady(question)} />
        ) : (
          <ForgeThread chat={chat} title={null} />
        )}
        <ChatDock>
          <AnalyseButton busy={chat.conversation.stop !== null} onAnalyse={analyse} />
          <ForgeComposer chat={chat} placeholder={t("forgeChat.placeholderDeck")} />
        </ChatDock>
        <p className="visually-hidden" role="status">
          {chat.sentence}
        </p>
      </section>
      <DiscussionsDrawer
        {...discussions}
        open={discussionsOpen}
        onOpenChange={setDiscussionsOpen}
      />
    </>
  );
}
