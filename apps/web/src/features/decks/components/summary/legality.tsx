import type { DeckLegality } from "@spellwright/contract";
import { CircleCheck, CircleHelp, TriangleAlert } from "lucide-react";
import { useText } from "../../../../lib/text.tsx";
import styles from "./legality.module.css";
import moreStyles from "./more.module.css";

const LOOKS = {
  legal: { Icon: CircleCheck, className: styles.legal },
  illegal: { Icon: TriangleAlert, className: styles.illegal },
  unknown: { Icon: CircleHelp, className: styles.unknown },
} as const;

/** So many reasons are read at once; the others unfold. */
const SHOWN = 3;

/** Whether the deck may be played in its format, and why not. */
export function Legality({ legality }: { legality: DeckLegality }) {
  const { t } = useText();
  const { status, problems } = legality;
  const { Icon, className } = LOOKS[status];
  const format = t(`decks.formats.${legality.format}`);
  const reasons = problems.map(({ message }) => <li key={message}>{message}</li>);
  return (
    <section aria-labelledby="deck-legality">
      <h2 className="ruled-heading" id="deck-legality">
        {t("deckPage.legality.title")}
      </h2>
      <p className={`row ${styles.verdict} ${className}`}>
        <Icon className="icon" />
        <b>{t(`deckPage.legality.${status}`, { format })}</b>
      </p>
      {problems.length > 0 && <ul className={styles.reasons}>{reasons.slice(0, SHOWN)}</ul>}
      {problems.length > SHOWN && (
        <details className={moreStyles.more}>
          <summary>{t("deckPage.legality.problems", { count: problems.length - SHOWN })}</summary>
          <ul className={styles.reasons}>{reasons.slice(SHOWN)}</ul>
        </details>
      )}
    </section>
  );
}
