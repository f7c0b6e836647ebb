import type { CardPage } from "@spellwright/contract";
import { useText } from "../../../../lib/text.tsx";

const STATES = ["legal", "not_legal", "banned", "restricted"] as const;
const isState = (value: string): value is (typeof STATES)[number] =>
  STATES.some((state) => state === value);
const FORMATS = [
  "commander",
  "modern",
  "pioneer",
  "standard",
  "legacy",
  "vintage",
  "pauper",
] as const;

/** Rulings, which are English, and where the card may be played. */
export function CardNotes({ page }: { page: CardPage }) {
  const { t, language } = useText();
  const date = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeZone: "UTC" });
  const { rulings, card } = page;
  const formats = FORMATS.flatMap((format) => {
    const state = card.legalities[format];
    return state !== undefined && isState(state) ? [{ format, state }] : [];
  });
  return (
    <>
      {rulings.length > 0 && (
        <details className="deck-more">
          <summary>{t("deckPage.card.rulings", { count: rulings.length })}</summary>
          <ul className="deck-rulings">
            {rulings.map((ruling) => (
              <li key={`${ruling.published_at} ${ruling.comment}`}>
                <time className="micro muted" dateTime={ruling.published_at}>
                  {date.format(new Date(ruling.published_at))}
                </time>
                <p lang="en">{ruling.comment}</p>
              </li>
            ))}
          </ul>
        </details>
      )}
      {formats.length > 0 && (
        <details className="deck-more">
          <summary>{t("deckPage.card.legality")}</summary>
          <dl className="deck-formats">
            {formats.map(({ format, state }) => (
              <div key={format}>
                <dt>{t(`decks.formats.${format}`)}</dt>
                <dd className={`deck-${state}`}>{t(`deckPage.card.${state}`)}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </>
  );
}
