import { useText } from "../../../lib/text/text.tsx";
import { Skeleton } from "../../../ui/index.ts";
import layout from "./deck-layout.module.css";

const LINES = Array.from({ length: 14 }, (_, line) => `${88 - ((line * 23) % 40)}%`);

/** A deck to come: its list beside its summary. */
export function DeckSkeleton() {
  return (
    <main id="main" tabIndex={-1}>
      <DeckColumnsSkeleton />
    </main>
  );
}

/** A list to come beside its summary. */
export function DeckColumnsSkeleton() {
  const { t } = useText();
  return (
    <div className={layout.columns}>
      <div className={layout.list}>
        <Skeleton widths={["40%", ...LINES]} label={t("deckPage.loading")} />
      </div>
      <div className={`desktop-only ${layout.summary}`} aria-hidden="true">
        <Skeleton widths={["100%", "70%", "90%", "60%"]} label={t("deckPage.loading")} />
      </div>
    </div>
  );
}
