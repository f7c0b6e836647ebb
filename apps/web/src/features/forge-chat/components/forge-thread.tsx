import { useText } from "../../../lib/text/text.tsx";
import { type ChatView, isRuling, LazyThread } from "../../chat/index.ts";
import type { ForgeChat } from "../hooks/use-forge-chat.ts";
import { AdvicePlate } from "./advice-plate.tsx";
import { ForgeActions } from "./forge-actions.tsx";
import { ForgeComposer } from "./forge-composer.tsx";
import { ReportPlate } from "./report/report-plate.tsx";

interface ForgeThreadProps {
  chat: ForgeChat;
  /** The page's heading. Null where the page has one. */
  title: string | null;
}

/** The exchanges of a chat with the Forge. */
export function ForgeThread({ chat, title }: ForgeThreadProps) {
  const { t } = useText();
  const { conversation } = chat;
  const { open } = conversation;
  const view: ChatView = {
    owner: conversation.isMine ? chat.asking : null,
    thinking: { thinker: "forge", label: t("forgeChat.thinking"), usual: chat.hasModel },
    failedTitle: t("forgeChat.failedTitle"),
    answer: (exchange, answer, { arrived, versions }) => {
      if (isRuling(answer)) return null;
      const shown = { question: exchange.question, answer, arrived, versions };
      return answer.suggestions === undefined ? (
        <AdvicePlate
          key={answer.messageId}
          {...shown}
          onAsk={conversation.isMine ? (question) => void chat.asking.askReady(question) : null}
        />
      ) : (
        <ReportPlate
          key={answer.messageId}
          {...shown}
          askedAt={exchange.attemptedAt}
          discussionId={open.state === "ready" ? open.discussion.id : null}
        />
      );
    },
  };
  return (
    <LazyThread
      title={title}
      loading={conversation.open.state === "loading" && conversation.exchanges.length === 0}
      exchanges={conversation.exchanges}
      arrived={chat.arrived}
      view={view}
    />
  );
}

/** The composer with what is above it. */
export function ForgeDock({ chat, placeholder }: { chat: ForgeChat; placeholder: string }) {
  return (
    <>
      <ForgeActions />
      <ForgeComposer chat={chat} placeholder={placeholder} />
    </>
  );
}
