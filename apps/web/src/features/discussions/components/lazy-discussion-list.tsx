import { type ComponentProps, Suspense } from "react";
import { lazyPart } from "../../../lib/page/lazy-part.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Spinner } from "../../../ui/index.ts";

const DiscussionList = lazyPart(() => import("./discussion-list.tsx"), "DiscussionList");

/** The list of one's discussions, which who is signed in alone has. Till it comes it looks as it does while it reads. */
export function LazyDiscussionList(props: ComponentProps<typeof DiscussionList>) {
  const { t } = useText();
  return (
    <Suspense fallback={<Spinner label={t("discussions.loading")} />}>
      <DiscussionList {...props} />
    </Suspense>
  );
}
