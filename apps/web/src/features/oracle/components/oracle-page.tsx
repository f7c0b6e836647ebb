import { useNavigate } from "@tanstack/react-router";
import { Suspense, useCallback, useRef } from "react";
import { withoutMarkup } from "../../../lib/card-markup.ts";
import { startNewDiscussion, useChatFrame } from "../../../lib/chat-frame.ts";
import { lazyPart } from "../../../lib/lazy-part.ts";
import { useText } from "../../../lib/text.tsx";
import { useSession } from "../../auth/index.ts";
import {
  ChatPage,
  type ChatView,
  isRuling,
  LazyThread,
  type ShownAnswer,
  useAnnouncement,
  useChat,
  useComposerField,
  useDraft,
  useNewAddress,
  useStop,
} from "../../chat/index.ts";
import { useAskedText } from "../hooks/use-asked-text.ts";
import { useAsking } from "../hooks/use-asking.ts";
import { useEffort } from "../hooks/use-effort.ts";
import { withBlock } from "../model/quote-passage.ts";
import { Composer } from "./composer/composer.tsx";
import { EmptyOracle } from "./empty-oracle.tsx";
import type { Chat } from "./thread/chat-context.ts";

const RulingInChat = lazyPart(() => import("./ruling-in-chat.tsx"), "RulingInChat");
const QuoteButton = lazyPart(() => import("./actions/quote-button.tsx"), "QuoteButton");

/** Whose discussions this page shows. */
const PLACE = { area: "oracle", deckId: null } as const;

/** The Oracle: one page for the empty screen and for every discussion (ORA-01). */
export function OraclePage({ discussionId }: { discussionId: string | null }) {
  const { t, language } = useText();
  const { user } = useSession();
  const navigate = useNavigate();
  const asked = useRef(false);
  const { newSince } = useChatFrame();
  const { open, exchanges, owned, created } = useChat(PLACE, discussionId, newSince);
  const openDiscussion = useCallback(
    (id: string) =>
      void navigate({
        to: "/$language/oracle/discussion/$discussionId",
        params: { language, discussionId: id },
        replace: true,
      }),
    [navigate, language],
  );
  const continued = useNewAddress(discussionId, created, openDiscussion);
  const [draft, keepDraft] = useDraft(user?.id ?? null, discussionId, continued);
  useAskedText(draft, keepDraft);
  const effort = useEffort();
  const stop = useStop();
  const asking = useAsking({ discussionId, effort, draft, changeDraft: keepDraft });
  const { field, goToEnd } = useComposerField();
  const say = useCallback(
    (answer: ShownAnswer) =>
      isRuling(answer)
        ? t(
            answer.ruling.outcome === "ruling"
              ? "oracle.ruling.announceRuling"
              : "oracle.ruling.announceOther",
            { verdict: withoutMarkup(answer.ruling.ruling) },
          )
        : "",
    [t],
  );
  const { sentence, arrived } = useAnnouncement(exchanges, say);
  const thinking = exchanges.find((exchange) => exchange.state.kind === "thinking");

  const goHome = useCallback(
    () => navigate({ to: "/$language/oracle", params: { language } }),
    [navigate, language],
  );
  const startNew = () => {
    startNewDiscussion();
    void goHome();
  };
  const empty = discussionId === null && exchanges.length === 0;
  const composer = (
    <Composer
      key={continued ? "new" : (discussionId ?? "new")}
      field={field}
      draft={draft}
      onChange={asking.changeDraft}
      onWritten={goToEnd}
      onSend={() => {
        asked.current = true;
        void asking.ask();
      }}
      onStop={thinking === undefined ? null : () => stop(thinking.attempt)}
      effort={effort}
      placeholder={t(empty ? "oracle.composer.placeholder" : "oracle.composer.placeholderFollow")}
      limit={asking.limit}
      help={empty}
      takesFocus={asked.current && window.matchMedia("(hover: hover)").matches}
    />
  );
  const mine = owned && user !== null;
  const chat: Chat = {
    discussionId,
    effort,
    busy: thinking !== undefined,
    owner: mine
      ? {
          retry: asking.retry,
          askAgain: asking.askAgain,
          tellDetail: (choice) => void asking.tellDetail(choice),
          edit: (exchange) => {
            asking.edit(exchange);
            goToEnd();
          },
          takeBack: (exchange) => {
            asking.takeBack(exchange);
            goToEnd();
          },
        }
      : null,
    quote: mine
      ? (passage) => {
          asking.changeDraft(withBlock(draft, t("conversation.quote.passage", { passage }), "\n"));
          goToEnd();
        }
      : null,
  };
  const view: ChatView = {
    owner: chat.owner,
    thinking: { label: t("oracle.thinking.label"), usual: !effort.localJudge },
    failedTitle: t("oracle.thread.failedTitle"),
    answer: (exchange, answer, shown) =>
      isRuling(answer) ? (
        <Suspense>
          <RulingInChat chat={chat} exchange={exchange} answer={answer} {...shown} />
        </Suspense>
      ) : null,
  };
  return (
    <ChatPage
      type="oracle"
      discussionId={discussionId}
      open={open}
      owned={owned}
      begun={exchanges.length > 0}
      sentence={sentence}
      onNew={startNew}
      goHome={goHome}
      composer={composer}
      beginning={
        <EmptyOracle
          composer={composer}
          onExample={(text) => asking.changeDraft({ text, picked: [] })}
        />
      }
    >
      <LazyThread
        title={
          open.state === "ready" ? withoutMarkup(open.discussion.title) : t("oracle.thread.label")
        }
        loading={open.state === "loading" && exchanges.length === 0}
        exchanges={exchanges}
        arrived={arrived}
        view={view}
      >
        {chat.quote !== null && (
          <Suspense>
            <QuoteButton onQuote={chat.quote} />
          </Suspense>
        )}
      </LazyThread>
    </ChatPage>
  );
}
