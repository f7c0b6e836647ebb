import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import { api } from "../../../lib/http/api.ts";
import {
  setDiscussionsOpen,
  startNewDiscussion,
  useChatFrame,
} from "../../../lib/page/chat-frame.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Skeleton } from "../../../ui/index.ts";
import { ChatDock, ChatHead, useForgetDiscussion } from "../../chat/index.ts";
import { DiscussionsDrawer, DiscussionsSidebar } from "../../discussions/index.ts";
import { useAutomaticAnalysis } from "../hooks/use-automatic-analysis.ts";
import {
  type DeckChatPlace,
  useDeckChatMoves,
  useDiscussionInAddress,
} from "../hooks/use-deck-chat-address.ts";
import { useForgeChat } from "../hooks/use-forge-chat.ts";
import { useOtherDeck } from "../hooks/use-other-deck.ts";
import { AnalyseButton } from "./analyse-button.tsx";
import styles from "./deck-discussions.module.css";
import { DeckQuestions } from "./deck-questions.tsx";
import { ForgeComposer } from "./forge-composer.tsx";
import { ForgeThread } from "./forge-thread.tsx";

/**
 * The discussions of a deck and the chat of the one that the address names (FOR-05). The one that was used
 * last where it names none.
 */
export function DeckDiscussions({ deckId, place }: DeckDiscussionsProps) {
  if (place.kind === "newest" || place.kind === "first")
    return <NewestDiscussion deckId={deckId} isChosen={place.kind === "newest"} />;
  return <OpenDiscussions deckId={deckId} discussionId={place.kind === "open" ? place.id : null} />;
}

interface DeckDiscussionsProps {
  deckId: string;
  place: DeckChatPlace;
}

/** Finds the discussion that was used last, and gives the address its name. */
function NewestDiscussion({ deckId, isChosen }: { deckId: string; isChosen: boolean }) {
  const { t } = useText();
  const { settle, leave } = useDeckChatMoves();
  const { data, isFetching } = useQuery(
    api.discussions.list.queryOptions({ input: { type: "forge", deck_id: deckId, limit: 1 } }),
  );
  const newest = data?.items[0]?.id ?? null;
  useEffect(() => {
    if (isFetching) return;
    // Nobody asked for the chat: without its discussion the list is shown.
    if (newest === null && !isChosen) leave();
    else settle(newest);
  }, [isFetching, newest, isChosen, settle, leave]);
  return <Skeleton label={t("discussions.loading")} widths={["40%", "90%", "70%"]} />;
}

interface OpenDiscussionsProps {
  deckId: string;
  /** Null: one that begins with its first question. */
  discussionId: string | null;
}

function OpenDiscussions({ deckId, discussionId }: OpenDiscussionsProps) {
  const { t } = useText();
  const { discussionsOpen } = useChatFrame();
  const { show, settle, begin } = useDeckChatMoves();
  useDiscussionInAddress(discussionId);
  const chat = useForgeChat(discussionId, deckId, settle);
  const { open, exchanges, isEmpty, isWritable } = chat.conversation;
  useOtherDeck(open, deckId);
  const analyse = () => chat.asking.analyse(t("forgeChat.analysisQuestion"));
  useAutomaticAnalysis(analyse);
  const forget = useForgetDiscussion();
  const leaveLost = useCallback(async () => {
    settle(null);
    if (discussionId !== null) forget(discussionId);
  }, [settle, discussionId, forget]);
  const startNew = () => {
    startNewDiscussion();
    begin();
  };
  const discussions = {
    type: "forge" as const,
    deckId,
    currentId: discussionId,
    busy: open.state === "loading",
    onNew: startNew,
    onSelect: show,
    onCurrentDeleted: () => settle(null),
  };
  return (
    <>
      <DiscussionsSidebar {...discussions} />
      <section className={styles.chat} aria-label={t("forgeChat.label")}>
        <ChatHead
          conversation={chat.conversation}
          toolsClass={styles.tools}
          onNew={startNew}
          onLeave={startNew}
          onLost={leaveLost}
        />
        {isEmpty ? (
          <DeckQuestions onAsk={(question) => void chat.asking.askReady(question)} />
        ) : (
          <ForgeThread chat={chat} title={null} />
        )}
        {isWritable && (
          <ChatDock>
            <AnalyseButton
              busy={chat.conversation.stop !== null}
              analysing={exchanges.some(
                ({ analysis, state }) => analysis === true && state.kind === "thinking",
              )}
              onAnalyse={analyse}
            />
            <ForgeComposer chat={chat} placeholder={t("forgeChat.placeholderDeck")} />
          </ChatDock>
        )}
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
