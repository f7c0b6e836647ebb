import type { CardPage } from "@spellwright/contract";
import { pagePath } from "@spellwright/locales";
import { Link } from "@spellwright/router";
import { useText } from "../../../lib/text/text.tsx";
import { type EventSide, searchOf, shownEvents } from "../model/card-events.ts";
import styles from "./card-words.module.css";

type CardWords = NonNullable<CardPage["words"]>;

/** What a card makes happen and what it rewards. Each leads to the cards on the other side of it. */
export function CardEvents({ words }: { words: CardWords }) {
  return (
    <>
      <Events side="causes" labels={words.causes} />
      <Events side="rewards" labels={words.rewards} />
    </>
  );
}

function Events({ side, labels }: { side: EventSide; labels: CardWords["causes"] }) {
  const { t, language } = useText();
  const events = shownEvents(labels);
  if (events.length === 0) return null;
  return (
    <section>
      <p className="field-label">{t(`cards.eventsOf.${side}`)}</p>
      <ul className={styles.list}>
        {events.map((event) => (
          <li key={event.name}>
            <Link
              to={pagePath(language, "cards")}
              words={{ q: searchOf(side, event) }}
              title={t(`cards.eventsOf.find.${side}`)}
            >
              {t(`cards.events.${event.name}`)}
              {event.whose !== null && ` (${t(`cards.eventsOf.whose.${event.whose}`)})`}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
