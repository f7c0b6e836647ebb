import { type ComponentProps, Suspense } from "react";
import { lazyPart } from "../../../lib/page/lazy-part.ts";

const DiscussionMenu = lazyPart(() => import("./discussion-menu.tsx"), "DiscussionMenu");

/** The menu of a discussion, which only a discussion that is there needs. */
export function LazyDiscussionMenu(props: ComponentProps<typeof DiscussionMenu>) {
  return (
    <Suspense>
      <DiscussionMenu {...props} />
    </Suspense>
  );
}
