import type { DeckDetail, DeckLine } from "@spellwright/contract";
import { useText } from "../../../../lib/text/text.tsx";
import { LazyPowerPanel } from "../../../bracket/index.ts";
import { ForgeActions } from "../../../forge-chat/index.ts";
import { averageText } from "../../model/numbers.ts";
import { ColorsChart } from "./colors-chart.tsx";
import { CurveChart } from "./curve-chart.tsx";
import styles from "./deck-summary.module.css";
import { Legality } from "./legality.tsx";
import { Showcase } from "./showcase.tsx";
import { TypesChart } from "./types-chart.tsx";

interface DeckSummaryProps {
  deck: DeckDetail;
  onShow: (line: DeckLine) => void;
  onTestHand: () => void;
}

/** Who leads the deck, what it counts, whether it may be played (FOR-06). */
export function DeckSummary({ deck, onShow, onTestHand }: DeckSummaryProps) {
  const { t, language } = useText();
  const { statistics } = deck;
  const figures = [
    { name: "cards", value: statistics.card_count },
    { name: "lands", value: statistics.land_count },
    { name: "average", value: averageText(statistics.average_mana_value, language) },
    { name: "distinct", value: statistics.distinct_count },
    { name: "types", value: statistics.type_count },
  ] as const;
  return (
    <section className={styles.summary} aria-label={t("deckPage.summary.label")}>
      <Showcase deck={deck} onShow={onShow} />
      <dl className={styles.figures}>
        {figures.map(({ name, value }) => (
          <div key={name}>
            <dt>{t(`deckPage.summary.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <LazyPowerPanel deck={deck} />
      <Legality legality={deck.legality} />
      <CurveChart statistics={statistics} />
      {deck.categories.length > 0 && (
        <nav aria-labelledby="deck-categories">
          <h2 className="ruled-heading" id="deck-categories">
            {t("deckPage.summary.categories")}
          </h2>
          {deck.categories.map(({ category, count }) => (
            <a key={category} className={styles.category} href={`#deck-${category}`}>
              <span>{t(`decks.categories.${category}`)}</span>
              <span className="muted figures">{count}</span>
            </a>
          ))}
        </nav>
      )}
      <ColorsChart statistics={statistics} />
      <TypesChart statistics={statistics} />
      {statistics.unknown_count > 0 && (
        <p className="small muted">
          {t("deckPage.summary.unknown", { count: statistics.unknown_count })}
        </p>
      )}
      <ForgeActions onPlaytest={onTestHand} />
    </section>
  );
}
