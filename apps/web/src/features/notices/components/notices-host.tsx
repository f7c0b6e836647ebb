import { lazy, Suspense } from "react";
import { useSession } from "../../auth/index.ts";

const AnswerNotices = lazy(() =>
  import("./answer-notices.tsx").then((module) => ({ default: module.AnswerNotices })),
);

/** Watches the answers of a signed-in person, whatever page is on screen; its code comes later. */
export function NoticesHost() {
  const { user } = useSession();
  return user === null ? null : (
    <Suspense>
      <AnswerNotices owner={user.id} />
    </Suspense>
  );
}
