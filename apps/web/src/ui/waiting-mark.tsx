import { Suspense } from "react";
import { useIsWaiting } from "../lib/offline/outbox/waiting-edits.ts";
import { lazyPart } from "../lib/page/lazy-part.ts";

const WaitingTag = lazyPart(() => import("./waiting-tag.tsx"), "WaitingTag");

/** Says of a deck or a discussion that what is seen of it was not sent yet; else nothing. */
export function WaitingMark({ id }: { id: string }) {
  return useIsWaiting(id) ? (
    <Suspense>
      <WaitingTag />
    </Suspense>
  ) : null;
}
