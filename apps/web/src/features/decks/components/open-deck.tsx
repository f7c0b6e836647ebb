import type { DeckDetail, DeckLine } from "@spellwright/contract";
import { useState } from "react";
import { useMediaQuery } from "../../../lib/use-media-query.ts";
import { CardDialog } from "./card/card-dialog.tsx";
import { DeckHead } from "./deck-head.tsx";
import { DeckList } from "./list/deck-list.tsx";
import { DeckSummary } from "./summary/deck-summary.tsx";
import { SummaryFold } from "./summary/summary-fold.tsx";

/** A deck that is there: head, list and summary, and the pop-up of one of its cards. */
export function OpenDeckView({ deck }: { deck: DeckDetail }) {
  const [shownId, setShownId] = useState<string | null>(null);
  const shown = deck.deck_cards.find((line) => line.id === shownId) ?? null;
  const show = (line: DeckLine) => setShownId(line.id);
  const wide = useMediaQuery("(min-width: 64rem)");
  const summary = <DeckSummary deck={deck} onShow={show} />;
  return (
    <main className="deck-page" id="main" tabIndex={-1}>
      <DeckHead deck={deck} />
      {!wide && <SummaryFold deck={deck}>{summary}</SummaryFold>}
      <div className="deck-body">
        <DeckList deck={deck} onShow={show} />
        {wide && <aside className="deck-side">{summary}</aside>}
      </div>
      <CardDialog line={shown} onClose={() => setShownId(null)} />
    </main>
  );
}
