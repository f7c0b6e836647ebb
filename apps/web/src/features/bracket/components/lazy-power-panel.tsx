import type { DeckDetail } from "@spellwright/contract";
import { Suspense } from "react";
import { lazyPart } from "../../../lib/page/lazy-part.ts";
import { withTexts } from "../../../lib/text/part-texts.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Skeleton } from "../../../ui/index.ts";
import { hasBracket } from "../model/deck-bracket.ts";

const PowerPanel = lazyPart(
  withTexts("bracketPage", () => import("./power-panel.tsx")),
  "PowerPanel",
);

/** The power panel of decks that have a bracket, which the rest of the page does not wait for. */
export function LazyPowerPanel({ deck }: { deck: DeckDetail }) {
  const { t } = useText();
  if (!hasBracket(deck.format)) return null;
  return (
    <Suspense fallback={<Skeleton label={t("deckPage.loading")} widths={["50%", "80%"]} />}>
      <PowerPanel deck={deck} />
    </Suspense>
  );
}
