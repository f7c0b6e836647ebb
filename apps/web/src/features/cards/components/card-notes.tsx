import type { CardRuling } from "@spellwright/contract";
import { fullDay } from "../../../lib/dates.ts";
import { useText } from "../../../lib/text.tsx";
import { notesByDay } from "../model/notes-by-day.ts";

/** The official notes on a card, which are English, day by day. */
export function CardNotes({ rulings }: { rulings: readonly CardRuling[] }) {
  const { t, language } = useText();
  return (
    <section>
      <h2 className="gl-h">{t("cards.rulings")}</h2>
      {rulings.length === 0 && <p className="small muted">{t("cards.noRulings")}</p>}
      {notesByDay(rulings).map(({ day, notes }) => (
        <div className="card-notes" key={day}>
          <time className="small muted" dateTime={day}>
            {fullDay(day, language)}
          </time>
          {notes.map((note) => (
            <p lang="en" key={note}>
              {note}
            </p>
          ))}
        </div>
      ))}
    </section>
  );
}
