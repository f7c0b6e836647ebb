import { useText } from "../../../lib/text.tsx";
import { VisuallyHidden } from "../../../ui/index.ts";
import { messageElementId } from "../model/held-message.ts";
import { segmentsOf } from "../model/mentions.ts";

interface QuestionBubbleProps {
  question: string;
  /** Null while the server's messages do not hold it. */
  messageId: string | null;
}

/** What the person asked, its cards as mentions. */
export function QuestionBubble({ question, messageId }: QuestionBubbleProps) {
  const { t } = useText();
  return (
    <div className="gloss">
      <div>
        <div
          className="ask"
          data-part="question"
          id={messageId === null ? undefined : messageElementId(messageId)}
          tabIndex={-1}
        >
          <VisuallyHidden>{t("oracle.thread.you")}</VisuallyHidden>
          <p className="ask-text">
            {segmentsOf(question).map((segment) =>
              segment.kind === "text" ? (
                <span key={segment.start}>{segment.text}</span>
              ) : (
                <span key={segment.start} className="mention">
                  {segment.text}
                </span>
              ),
            )}
          </p>
        </div>
      </div>
    </div>
  );
}
