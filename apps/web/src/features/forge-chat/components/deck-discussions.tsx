import { useQuery } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { api } from "../../../lib/api.ts";
import { setDiscussionsOpen, startNewDiscussion, useChatFrame } from "../../../lib/chat-frame.ts";
import { useText } from "../../../lib/text.tsx";
import { SecondaryBar, Skeleton } from "../../../ui/index.ts";
import { AccessNotice, useForgetDiscussion } from "../../chat/index.ts";
import { DiscussionsDrawer, DiscussionsSidebar } from "../../discussions/index.ts";
import { useForgeChat } from "../hooks/use-forge-chat.ts";
import { useInitialQuestion, useQuestionWaits } from "../hooks/use-initial-question.ts";
import { ForgeComposer } from "./forge-composer.tsx";
import { ForgeThread } from "./forge-thread.tsx";
import "../styles/forge-chat.css";

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
  const [discussionId, show] = useState(useQuestionWaits() ? null : firstId);
  const go = useCallback((id: string) => show(id), []);
  const chat = useForgeChat({ discussionId, deckId, go });
  const { open, exchanges } = chat;
  useInitialQuestion({ fill: chat.write, send: (question) => void chat.send(question) });
  const forget = useForgetDiscussion();
  const leaveLost = useCallback(async () => {
    show(null);
    if (discussionId !== null) forget(discussionId);
  }, [discussionId, forget]);
  const startNew = () => {
    startNewDiscussion();
    show(null);
  };
  const empty = discussionId === null && exchanges.length === 0;
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
      <section className="main" aria-label={t("forgeChat.label")}>
        <SecondaryBar onDiscussions={() => setDiscussionsOpen(true)} onNew={startNew} />
        <AccessNotice open={open} owned={chat.owned} onLeave={startNew} onLost={leaveLost} />
        {empty ? (
          <p className="thread soft">{t("forgeChat.deckEmpty")}</p>
        ) : (
          <ForgeThread chat={chat} title={null} />
        )}
        <div className="dock">
          <div className="dock-in">
            <ForgeComposer
              field={chat.field}
              text={chat.text}
              placeholder={t("forgeChat.placeholderDeck")}
              onChange={chat.write}
              onSend={() => void chat.send()}
              onStop={chat.stop}
              limit={chat.limit}
            />
          </div>
        </div>
        <p className="vh" role="status">
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
