import { lazy, Suspense } from "react";
import type { ThreadProps } from "./thread.tsx";
import { ThreadSkeleton } from "./thread-skeleton.tsx";
import "../styles/index.css";

const loadThread = () => import("./thread.tsx");
const Thread = lazy(() => loadThread().then((module) => ({ default: module.Thread })));

/** Fetches the chat right after the empty screen, so that it is there when the network has dropped. */
export const prepareThread = (): void => void loadThread().catch(() => undefined);

/** The chat, which is not in what the empty screen waits for. */
export function LazyThread(props: ThreadProps) {
  return (
    <Suspense
      fallback={
        // The room of the chat, so that the composer below does not jump when it arrives.
        <div className="thread">
          <ThreadSkeleton />
        </div>
      }
    >
      <Thread {...props} />
    </Suspense>
  );
}
