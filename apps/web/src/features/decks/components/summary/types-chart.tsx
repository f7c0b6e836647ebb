import type { DeckStatistics } from "@spellwright/contract";
import { useText } from "../../../../lib/text/text.tsx";
import { barsOf } from "../../model/bars.ts";
import { percentageText } from "../../model/numbers.ts";
import styles from "./chart.module.css";
import { Chart } from "./chart.tsx";

const WIDTH = 256;
const ROW = 24;
const NAMES = 112;
const LONGEST = WIDTH - NAMES - 32;

/** Cards by type. An artifact creature counts for both. */
export function TypesChart({ statistics }: { statistics: DeckStatistics }) {
  const { t, language } = useText();
  const types = statistics.types.filter(({ count }) => count > 0);
  if (types.length === 0) return null;
  const name = (type: (typeof types)[number]["type"]) => t(`decks.categories.${type}`);
  return (
    <Chart
      title={t("deckPage.charts.types")}
      label={t("deckPage.charts.typesLabel", {
        values: types.map(({ type, count }) => `${name(type)} ${count}`).join(", "),
      })}
      width={WIDTH}
      height={types.length * ROW}
      draw={(hatch) =>
        barsOf(types, ({ count }) => count).map(({ item, length, longest }, row) => (
          <g key={item.type}>
            <text className={styles.name} x={0} y={row * ROW + 16}>
              {name(item.type)}
            </text>
            <rect
              className={styles.bar}
              x={NAMES}
              y={row * ROW + 6}
              width={Math.max(length * LONGEST, 1)}
              height={12}
              fill={longest ? "currentColor" : hatch}
            />
            <text className={styles.rowEnd} x={WIDTH} y={row * ROW + 16}>
              {item.count}
            </text>
          </g>
        ))
      }
      head={[t("deckPage.charts.type"), t("deckPage.charts.copies"), t("deckPage.charts.share")]}
      rows={types.map(({ type, count, percentage }) => [
        name(type),
        count,
        percentageText(percentage, language),
      ])}
    />
  );
}
