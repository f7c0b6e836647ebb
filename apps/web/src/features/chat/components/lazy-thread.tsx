import { Suspense } from "react";
import { lazyPart } from "../../../lib/lazy-part.ts";
import styles from "./chat-page.module.css";
import type { ThreadProps } from "./thread.tsx";
import { ThreadSkeleton } from "./thread-skeleton.tsx";

const Thread = lazyPart(() => import("./thread.tsx"), "Thread");

/** The chat, which is not in what the empty screen waits for. */
export function LazyThread(props: ThreadProps) {
  return (
    <Suspense
      fallback={
        // The room of the chat, so that the composer below does not jump when it arrives.
        <div className={styles.thread}>
          <ThreadSkeleton />
        </div>
      }
    >
      <Thread {...props} />
    </Suspense>
  );
}
