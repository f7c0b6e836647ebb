import { Suspense } from "react";
import { lazyPart } from "../../../lib/page/lazy-part.ts";
import { withTexts } from "../../../lib/text/part-texts.ts";
import styles from "./chat-page.module.css";
import { QuestionBubble } from "./question-bubble.tsx";
import type { ThreadProps } from "./thread.tsx";
import { ThreadSkeleton } from "./thread-skeleton.tsx";

const Thread = lazyPart(
  withTexts("thinking", () => import("./thread.tsx")),
  "Thread",
);

/** The chat, which is not in what the empty screen waits for. */
export function LazyThread(props: ThreadProps) {
  return (
    <Suspense
      fallback={
        // The room of the chat, and what was asked in it: a question is seen from the moment it is sent.
        <div className={styles.thread}>
          {props.exchanges.map(({ requestId, question, questionId }) => (
            <QuestionBubble key={requestId} question={question} messageId={questionId} />
          ))}
          <ThreadSkeleton />
        </div>
      }
    >
      <Thread {...props} />
    </Suspense>
  );
}
