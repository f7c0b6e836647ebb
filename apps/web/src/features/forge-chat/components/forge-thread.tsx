import { useText } from "../../../lib/text.tsx";
import { type ChatView, isRuling, LazyThread } from "../../chat/index.ts";
import type { ForgeChatState } from "../hooks/use-forge-chat.ts";
import { AdvicePlate } from "./advice-plate.tsx";
import { ForgeActions } from "./forge-actions.tsx";
import { ForgeComposer } from "./forge-composer.tsx";

interface ForgeThreadProps {
  chat: ForgeChatState;
  /** The page's heading; null where the page has one. */
  title: string | null;
}

/** The exchanges of a chat with the Forge. */
export function ForgeThread({ chat, title }: ForgeThreadProps) {
  const { t } = useText();
  const view: ChatView = {
    owner: chat.mine
      ? {
          retry: chat.retry,
          takeBack: ({ question }) => {
            chat.write(question);
            chat.goToEnd();
          },
        }
      : null,
    thinking: { label: t("forgeChat.thinking"), usual: chat.hasModel },
    failedTitle: t("forgeChat.failedTitle"),
    answer: (exchange, answer, { arrived, versions }) =>
      isRuling(answer) ? null : (
        <AdvicePlate
          key={answer.messageId}
          question={exchange.question}
          answer={answer}
          arrived={arrived}
          versions={versions}
        />
      ),
  };
  return (
    <LazyThread
      title={title}
      loading={chat.open.state === "loading" && chat.exchanges.length === 0}
      exchanges={chat.exchanges}
      arrived={chat.arrived}
      view={view}
    />
  );
}

/** The composer with what is above it. */
export function ForgeDock({ chat, placeholder }: { chat: ForgeChatState; placeholder: string }) {
  return (
    <>
      <ForgeActions />
      <ForgeComposer
        field={chat.field}
        text={chat.text}
        placeholder={placeholder}
        onChange={chat.write}
        onSend={() => void chat.send()}
        onStop={chat.stop}
        limit={chat.limit}
      />
    </>
  );
}
