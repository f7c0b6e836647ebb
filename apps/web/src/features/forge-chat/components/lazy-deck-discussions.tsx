import { type ComponentProps, lazy, Suspense } from "react";
import { useText } from "../../../lib/text.tsx";
import { Skeleton } from "../../../ui/index.ts";

const DeckDiscussions = lazy(() =>
  import("./deck-discussions.tsx").then((module) => ({ default: module.DeckDiscussions })),
);

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
