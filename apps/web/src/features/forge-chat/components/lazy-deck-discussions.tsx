import { type ComponentProps, Suspense } from "react";
import { lazyPart } from "../../../lib/page/lazy-part.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Skeleton } from "../../../ui/index.ts";

const DeckDiscussions = lazyPart(() => import("./deck-discussions.tsx"), "DeckDiscussions");

/** The chat of a deck, which its list does not wait for. */
export function LazyDeckDiscussions(props: ComponentProps<typeof DeckDiscussions>) {
  const { t } = useText();
  return (
    <Suspense
      fallback={<Skeleton label={t("discussions.loading")} widths={["40%", "90%", "70%"]} />}
    >
      <DeckDiscussions {...props} />
    </Suspense>
  );
}
