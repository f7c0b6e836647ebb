import type { Card } from "@spellwright/contract";
import { useText } from "../../../lib/text/text.tsx";
import { type Legality, legalitiesOf } from "../model/legalities.ts";
import styles from "./card-legality.module.css";

const CLASSES = {
  legal: styles.allowed,
  not_legal: styles.notLegal,
  banned: styles.forbidden,
  restricted: styles.forbidden,
} as const satisfies Record<Legality, unknown>;

/** Where a card may be played, in words. */
export function CardLegality({ card }: { card: Card }) {
  const { t } = useText();
  const legalities = legalitiesOf(card.legalities);
  if (legalities.length === 0) return null;
  return (
    <section>
      <h2 className="ruled-heading">{t("cards.legality")}</h2>
      <dl className={styles.formats}>
        {legalities.map(({ format, state }) => (
          <div key={format}>
            <dt>{t(`cards.formats.${format}`)}</dt>
            <dd className={CLASSES[state]}>{t(`cards.${state}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
