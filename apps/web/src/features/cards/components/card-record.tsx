import type { CardPage } from "@spellwright/contract";
import { fullDay } from "../../../lib/text/dates.ts";
import { useText } from "../../../lib/text/text.tsx";
import { CardLegality } from "./card-legality.tsx";
import { CardNotes } from "./card-notes.tsx";

/** What is written about a card: official notes, where it may be played, where the data is from. */
export function CardRecord({ page }: { page: CardPage }) {
  const { t, language } = useText();
  const date = fullDay(page.date, language);
  return (
    <>
      <CardNotes rulings={page.rulings} />
      <CardLegality card={page.card} />
      <p className="small muted">
        {t(page.source === "service" ? "cards.service" : "cards.local", { date })}
      </p>
    </>
  );
}
