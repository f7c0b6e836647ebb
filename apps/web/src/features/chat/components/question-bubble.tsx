import { Suspense } from "react";
import { lazyPart } from "../../../lib/page/lazy-part.ts";
import { useText } from "../../../lib/text/text.tsx";
import { MarginColumns, VisuallyHidden } from "../../../ui/index.ts";
import { CardLink } from "../../cards/index.ts";
import { messageElementId } from "../model/find-message.ts";
import { segmentsOf } from "../model/mentions.ts";
import { CardMention } from "./card-mention.tsx";
import styles from "./question-bubble.module.css";

/** A composer comes with its bubbles. What draws symbols is large, and few questions hold one. */
const Symbols = lazyPart(() => import("../../../ui/card-text.tsx"), "CardTextLine");

function Words({ text }: { text: string }) {
  if (!text.includes("{")) return text;
  return (
    <Suspense fallback={text}>
      <Symbols line={text} />
    </Suspense>
  );
}

interface QuestionBubbleProps {
  question: string;
  /** Null while the server's messages do not hold it. */
  messageId: string | null;
  /** Whose question it is. The reader's own where absent. */
  label?: string;
}

/** What a person asked, its cards as mentions. */
export function QuestionBubble({ question, messageId, label }: QuestionBubbleProps) {
  const { t } = useText();
  return (
    <MarginColumns>
      <div>
        <div
          className={styles.bubble}
          data-part="question"
          id={messageId === null ? undefined : messageElementId(messageId)}
          tabIndex={-1}
        >
          <VisuallyHidden>{label ?? t("oracle.thread.you")}</VisuallyHidden>
          <p className={styles.question}>
            {segmentsOf(question).map((segment) =>
              segment.kind === "text" ? (
                <span key={segment.start}>
                  <Words text={segment.text} />
                </span>
              ) : (
                <CardLink key={segment.start} name={segment.text} className={styles.card}>
                  <CardMention>{segment.text}</CardMention>
                </CardLink>
              ),
            )}
          </p>
        </div>
      </div>
    </MarginColumns>
  );
}
