import { Suspense } from "react";
import { lazyPart } from "../../../lib/page/lazy-part.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Skeleton } from "../../../ui/index.ts";

const QuestionsTab = lazyPart(() => import("./questions-tab.tsx"), "QuestionsTab");

/** The discussions without a deck, which the decks do not wait for (FOR-03). */
export function LazyQuestionsTab() {
  const { t } = useText();
  return (
    <Suspense
      fallback={
        <Skeleton label={t("forge.questions.loading")} widths={["60%", "90%", "75%", "80%"]} />
      }
    >
      <QuestionsTab />
    </Suspense>
  );
}
