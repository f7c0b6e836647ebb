import { Suspense } from "react";
import { lazyPart } from "../../../../lib/page/lazy-part.ts";
import { withTexts } from "../../../../lib/text/part-texts.ts";
import { useText } from "../../../../lib/text/text.tsx";
import { Skeleton } from "../../../../ui/index.ts";
import { DeckDialog, type OpeningProps } from "../deck-dialog.tsx";

const TableCard = lazyPart(
  withTexts("deckTools", () => import("./table-card.tsx")),
  "TableCard",
);

/** What is told of the deck before a game, to be copied. */
export function TableDialog({ open, onClose }: OpeningProps) {
  const { t } = useText();
  return (
    <DeckDialog open={open} onClose={onClose} title={t("deckPage.menu.present")} width="32rem">
      <Suspense fallback={<Skeleton label={t("deckPage.loading")} widths={["60%", "80%"]} />}>
        <TableCard />
      </Suspense>
    </DeckDialog>
  );
}
