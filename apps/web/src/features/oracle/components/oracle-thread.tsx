import { Suspense } from "react";
import { lazyPart } from "../../../lib/page/lazy-part.ts";
import { withoutMarkup } from "../../../lib/text/card-markup.ts";
import { useText } from "../../../lib/text/text.tsx";
import { type ChatView, type Conversation, isRuling, LazyThread } from "../../chat/index.ts";
import type { Chat } from "../hooks/use-chat-context.ts";

const RulingInChat = lazyPart(() => import("./ruling-in-chat.tsx"), "RulingInChat");
const QuoteButton = lazyPart(() => import("./actions/quote-button.tsx"), "QuoteButton");

interface OracleThreadProps {
  conversation: Conversation;
  /** What every answer can reach. */
  chat: Chat;
  /** The questions whose answer came while the person was looking. */
  arrived: ReadonlySet<string>;
}

/** The questions to the Oracle and its rulings. */
export function OracleThread({ conversation, chat, arrived }: OracleThreadProps) {
  const { t } = useText();
  const { open, exchanges } = conversation;
  const view: ChatView = {
    owner: chat.owner,
    thinking: {
      thinker: "oracle",
      label: t("oracle.thinking.label"),
      usual: !chat.effort.localJudge,
    },
    failedTitle: t("oracle.thread.failedTitle"),
    answer: (exchange, answer, shown) =>
      isRuling(answer) ? (
        <Suspense>
          <RulingInChat chat={chat} exchange={exchange} answer={answer} {...shown} />
        </Suspense>
      ) : null,
  };
  return (
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
  );
}
