import { useText } from "../../../lib/text.tsx";
import { Skeleton } from "../../../ui/index.ts";

const LINES = Array.from({ length: 14 }, (_, line) => `${88 - ((line * 23) % 40)}%`);

/** A deck to come: its list beside its summary. */
export function DeckSkeleton() {
  const { t } = useText();
  return (
    <main className="deck-page" id="main" tabIndex={-1}>
      <div className="deck-body">
        <div className="deck-main">
          <Skeleton widths={["40%", ...LINES]} label={t("deckPage.loading")} />
        </div>
        <div className="deck-side desk" aria-hidden="true">
          <Skeleton widths={["100%", "70%", "90%", "60%"]} label={t("deckPage.loading")} />
        </div>
      </div>
    </main>
  );
}
