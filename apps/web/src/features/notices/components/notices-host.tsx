import { Suspense } from "react";
import { lazyPart } from "../../../lib/lazy-part.ts";
import { useSession } from "../../auth/index.ts";

const AnswerNotices = lazyPart(() => import("./answer-notices.tsx"), "AnswerNotices");

/** Watches the answers of a signed-in person, whatever page is on screen; its code comes later. */
export function NoticesHost() {
  const { user } = useSession();
  return user === null ? null : (
    <Suspense>
      <AnswerNotices owner={user.id} />
    </Suspense>
  );
}
