import type { DeckPlan } from "@spellwright/contract";
import { type CSSProperties, useState } from "react";
import { useText } from "../../../../lib/text/text.tsx";
import { layOutPlan, type PlacedTheme } from "../../model/lay-out-plan.ts";
import { shownName } from "../../model/suggestion.ts";
import styles from "./plan-map.module.css";
import { PlanTheme } from "./plan-theme.tsx";

/** More cards draw no thicker line. */
const MOST_DRAWN = 30;
const widthOf = (count: number): number => 0.5 + (Math.min(count, MOST_DRAWN) / MOST_DRAWN) * 4;

/** The plan as a small map: the commander, its themes around it, the cards of the chosen one below. */
export function PlanMap({ plan: { leaders, themes } }: { plan: DeckPlan }) {
  const { t, language } = useText();
  const [chosenAt, choose] = useState(0);
  const { placed, shared } = layOutPlan(themes);
  const chosen = themes[chosenAt];
  return (
    <div className={styles.whole}>
      <div className={styles.map}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {shared.map(({ from, to, count }) => (
            <path
              key={`${from.theme.name} ${to.theme.name}`}
              className={styles.shared}
              d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
              strokeWidth={widthOf(count)}
            />
          ))}
          {placed.map((each) => (
            <Thread key={each.theme.name} to={each} />
          ))}
        </svg>
        <p className={styles.leader}>
          {leaders.length === 0
            ? t("forgeChat.plan.deck")
            : leaders
                .map(({ name, printed_name: printed }) => shownName(name, printed, language))
                .join(" + ")}
        </p>
        <ul aria-label={t("forgeChat.plan.themes")}>
          {placed.map(({ theme: { name, enablers, payoffs }, x, y }, at) => (
            <li key={name} style={{ "--x": `${x}%`, "--y": `${y}%` } as CSSProperties}>
              <button type="button" aria-pressed={at === chosenAt} onClick={() => choose(at)}>
                {name}
                <small className="figures">
                  {t("forgeChat.plan.cards", {
                    count: new Set([...enablers, ...payoffs].map((card) => card.name)).size,
                  })}
                </small>
              </button>
            </li>
          ))}
        </ul>
      </div>
      {chosen !== undefined && <PlanTheme key={chosen.name} theme={chosen} />}
    </div>
  );
}

/** From the commander to a theme: hatched for what makes it, solid for what rewards it (guide §5). */
function Thread({ to: { theme, x, y } }: { to: PlacedTheme }) {
  const d = `M50 50L${x} ${y}`;
  return (
    <>
      <path className={styles.enablers} d={d} strokeWidth={widthOf(theme.enablers.length) + 2} />
      {theme.payoffs.length > 0 && (
        <path className={styles.payoffs} d={d} strokeWidth={widthOf(theme.payoffs.length)} />
      )}
    </>
  );
}
