import type { DeckStatistics } from "@spellwright/contract";
import { useText } from "../../../../lib/text/text.tsx";
import styles from "./chart.module.css";
import { Chart } from "./chart.tsx";

const WIDTH = 256;
const ROW = 38;
const NAMES = 84;
const LONGEST = WIDTH - NAMES - 54;
const LEGEND = 22;

/** What mana the cards ask for (solid) against what makes it (hatched), by colour. */
export function ColorsChart({ statistics }: { statistics: DeckStatistics }) {
  const { t } = useText();
  const colors = statistics.colors.filter(({ pips, sources }) => pips + sources > 0);
  if (colors.length === 0) return null;
  const most = Math.max(
    1,
    ...colors.flatMap(({ pips, sources, needed }) => [pips, sources, needed ?? 0]),
  );
  const name = (color: (typeof colors)[number]["color"]) => t(`deckPage.colors.${color}`);
  const series = ["pips", "sources"] as const;
  return (
    <Chart
      title={t("deckPage.charts.colors")}
      label={t("deckPage.charts.colorsLabel", {
        values: colors
          .map(({ color, pips, sources, needed }) =>
            t(needed === null ? "deckPage.charts.colorValue" : "deckPage.charts.colorTarget", {
              color: name(color),
              pips,
              sources,
              needed,
            }),
          )
          .join(", "),
      })}
      width={WIDTH}
      height={colors.length * ROW + LEGEND}
      draw={(hatch) => (
        <>
          {colors.map((item, row) => (
            <g key={item.color}>
              <text className={styles.name} x={0} y={row * ROW + 20}>
                {name(item.color)}
              </text>
              {series.map((kind, place) => {
                const y = row * ROW + 3 + place * 15;
                return (
                  <g key={kind}>
                    <rect
                      className={styles.bar}
                      x={NAMES}
                      y={y}
                      width={Math.max((item[kind] / most) * LONGEST, 1)}
                      height={11}
                      fill={kind === "pips" ? "currentColor" : hatch}
                    />
                    <text className={styles.rowEnd} x={WIDTH} y={y + 10}>
                      {item[kind]}
                      {kind === "sources" && item.needed !== null && ` / ${item.needed}`}
                    </text>
                  </g>
                );
              })}
            </g>
          ))}
          {series.map((kind, place) => (
            <g key={kind} transform={`translate(${NAMES + place * 86} ${colors.length * ROW + 4})`}>
              <rect
                className={styles.bar}
                width={12}
                height={11}
                fill={kind === "pips" ? "currentColor" : hatch}
              />
              <text className={styles.name} x={18} y={10}>
                {t(`deckPage.charts.${kind}`)}
              </text>
            </g>
          ))}
        </>
      )}
      head={[
        t("deckPage.charts.color"),
        t("deckPage.charts.copies"),
        t("deckPage.charts.pips"),
        t("deckPage.charts.sources"),
        t("deckPage.charts.needed"),
      ]}
      rows={colors.map(({ color, count, pips, sources, needed }) => [
        name(color),
        count,
        pips,
        sources,
        needed ?? "–",
      ])}
      note={t("deckPage.charts.neededNote")}
    />
  );
}
