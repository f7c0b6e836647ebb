import { type ComponentProps, lazy, Suspense } from "react";

const DiscussionMenu = lazy(() =>
  import("./discussion-menu.tsx").then((module) => ({ default: module.DiscussionMenu })),
);

/** The menu of a discussion, which only a discussion that is there needs. */
export function LazyDiscussionMenu(props: ComponentProps<typeof DiscussionMenu>) {
  return (
    <Suspense>
      <DiscussionMenu {...props} />
    </Suspense>
  );
}
