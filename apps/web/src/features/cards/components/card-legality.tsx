import type { Card } from "@spellwright/contract";
import { useText } from "../../../lib/text.tsx";
import { legalitiesOf } from "../model/legalities.ts";

/** Where a card may be played, in words. */
export function CardLegality({ card }: { card: Card }) {
  const { t } = useText();
  const legalities = legalitiesOf(card.legalities);
  if (legalities.length === 0) return null;
  return (
    <section>
      <h2 className="gl-h">{t("cards.legality")}</h2>
      <dl className="card-formats">
        {legalities.map(({ format, state }) => (
          <div key={format}>
            <dt>{t(`cards.formats.${format}`)}</dt>
            <dd className={`is-${state}`}>{t(`cards.${state}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
