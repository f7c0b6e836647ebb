import type { DeckStatistics } from "@spellwright/contract";
import { useText } from "../../../../lib/text/text.tsx";
import { barsOf } from "../../model/bars.ts";
import { percentageText } from "../../model/numbers.ts";
import styles from "./chart.module.css";
import { Chart } from "./chart.tsx";

const WIDTH = 256;
const HEIGHT = 128;
const BASE = 106;
const LONGEST = 84;
const LAST = 7;

/** Cards by mana value, without lands. */
export function CurveChart({ statistics }: { statistics: DeckStatistics }) {
  const { t, language } = useText();
  const curve = statistics.mana_curve;
  const name = (value: number) => (value >= LAST ? `${value}+` : String(value));
  const step = WIDTH / curve.length;
  const values = curve.map(({ mana_value, count }) => `${name(mana_value)} → ${count}`);
  return (
    <Chart
      title={t("deckPage.charts.curve")}
      label={t("deckPage.charts.curveLabel", { values: values.join(", ") })}
      width={WIDTH}
      height={HEIGHT}
      draw={(hatch) =>
        barsOf(curve, ({ count }) => count).map(({ item, length, longest }, column) => {
          const height = length * LONGEST;
          const middle = (column + 0.5) * step;
          return (
            <g key={item.mana_value}>
              <rect
                className={styles.bar}
                x={column * step + 3}
                y={BASE - height}
                width={step - 6}
                height={height}
                fill={longest ? "currentColor" : hatch}
              />
              <text className={styles.value} x={middle} y={BASE - height - 6}>
                {item.count}
              </text>
              <path className={styles.axis} d={`M${column * step + 3} ${BASE + 1.5}h${step - 6}`} />
              <text x={middle} y={HEIGHT - 6}>
                {name(item.mana_value)}
              </text>
            </g>
          );
        })
      }
      head={[t("deckPage.charts.value"), t("deckPage.charts.copies"), t("deckPage.charts.share")]}
      rows={curve.map(({ mana_value, count, percentage }) => [
        name(mana_value),
        count,
        percentageText(percentage, language),
      ])}
    />
  );
}
