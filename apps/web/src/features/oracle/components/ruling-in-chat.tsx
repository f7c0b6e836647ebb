import { type ReactNode, Suspense } from "react";
import { lazyPart } from "../../../lib/page/lazy-part.ts";
import { withTexts } from "../../../lib/text/part-texts.ts";
import { MarginColumns } from "../../../ui/index.ts";
import type { Exchange, ShownRuling } from "../../chat/index.ts";
import { type Chat, ChatContext } from "../hooks/use-chat-context.ts";
import { useRecognised } from "../hooks/use-recognised.ts";
import { AnswerActions } from "./actions/answer-actions.tsx";
import { RulingMargin } from "./ruling/ruling-margin.tsx";
import { RulingPlate } from "./ruling/ruling-plate.tsx";

const SendToServerTag = lazyPart(
  withTexts("offline", () => import("../../offline-judge/index.ts")),
  "SendToServerTag",
);

interface RulingInChatProps {
  chat: Chat;
  exchange: Exchange;
  answer: ShownRuling;
  /** It came while the person was looking. */
  arrived: boolean;
  /** Nothing was asked after it. */
  last: boolean;
  /** The choice between several answers. */
  versions: ReactNode;
}

/** A ruling in the chat, its rules in the margin beside it. */
export function RulingInChat(props: RulingInChatProps) {
  const { chat, exchange, answer, arrived, last, versions } = props;
  const onRecognised = useRecognised(chat, exchange, answer);
  return (
    <ChatContext value={chat}>
      <MarginColumns>
        <div>
          {versions}
          {exchange.toBeAsked === true && (
            <Suspense>
              <SendToServerTag
                onAsk={chat.owner === null ? null : () => chat.owner?.retry(exchange)}
              />
            </Suspense>
          )}
          <RulingPlate
            key={answer.messageId}
            question={exchange.question}
            answer={answer}
            arrived={arrived}
            answerable={last && chat.owner !== null && !chat.busy}
            onDetail={chat.owner?.tellDetail}
            onRecognised={onRecognised}
            actions={<AnswerActions exchange={exchange} answer={answer} />}
          />
        </div>
        <RulingMargin answer={answer} />
      </MarginColumns>
    </ChatContext>
  );
}
