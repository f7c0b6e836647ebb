import type { CardRuling } from "@spellwright/contract";
import { fullDay } from "../../../lib/text/dates.ts";
import { useText } from "../../../lib/text/text.tsx";
import { CardText } from "../../../ui/card-text.tsx";
import { Disclosure } from "../../../ui/index.ts";
import { notesByDay } from "../model/notes-by-day.ts";
import styles from "./card-notes.module.css";

/** Some cards have dozens: so many of the newest are read at once, the others unfold. */
const SHOWN = 8;

/** The official notes on a card, which are English, day by day. */
export function CardNotes({ rulings }: { rulings: readonly CardRuling[] }) {
  const { t } = useText();
  const others = rulings.slice(SHOWN);
  return (
    <section>
      <h2 className="ruled-heading">{t("cards.rulings")}</h2>
      {rulings.length === 0 && <p className="small muted">{t("cards.noRulings")}</p>}
      <Days rulings={rulings.slice(0, SHOWN)} />
      {others.length > 0 && (
        <Disclosure summary={t("cards.moreNotes", { count: others.length })}>
          <Days rulings={others} />
        </Disclosure>
      )}
    </section>
  );
}

function Days({ rulings }: { rulings: readonly CardRuling[] }) {
  const { language } = useText();
  return notesByDay(rulings).map(({ day, notes }) => (
    <div className={styles.day} key={day}>
      <time className="small muted" dateTime={day}>
        {fullDay(day, language)}
      </time>
      {notes.map((note) => (
        <CardText key={note} text={note} lang="en" />
      ))}
    </div>
  ));
}
