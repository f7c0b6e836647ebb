import { Suspense } from "react";
import { lazyPart } from "../../../../lib/page/lazy-part.ts";
import { withTexts } from "../../../../lib/text/part-texts.ts";
import { useText } from "../../../../lib/text/text.tsx";
import { Skeleton } from "../../../../ui/index.ts";
import { DeckDialog, type OpeningProps } from "../deck-dialog.tsx";

const HandTester = lazyPart(
  withTexts("deckTools", () => import("./hand-tester.tsx")),
  "HandTester",
);

/** Opening hands to try, in a dialog whose code comes when it is opened. */
export function HandDialog({ open, onClose }: OpeningProps) {
  const { t } = useText();
  return (
    <DeckDialog open={open} onClose={onClose} title={t("deckPage.playtest")} width="46rem">
      <Suspense fallback={<Skeleton label={t("deckPage.loading")} widths={["60%", "80%"]} />}>
        <HandTester />
      </Suspense>
    </DeckDialog>
  );
}
