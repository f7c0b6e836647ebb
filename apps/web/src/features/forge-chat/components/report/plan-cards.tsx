import type { StrategySection } from "@spellwright/contract";
import { useEffect, useId, useRef, useState } from "react";
import { useText } from "../../../../lib/text/text.tsx";
import { CardLink } from "../../../cards/index.ts";
import { shownName } from "../../model/suggestion.ts";
import styles from "./report-plan.module.css";

type Card = NonNullable<StrategySection["builtOn"]>["leaders"][number];

/** So many cards are named at once. The weightiest come first. */
const MOST_SHOWN = 6;

/** A row of cards of the plan. The rest of a long one comes when it is asked for. */
export function PlanCards({ label, cards }: { label: string; cards: readonly Card[] }) {
  const { t, language } = useText();
  const [isWhole, setWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const labelId = useId();
  // The button is gone: whoever pressed it goes on with the first card that it showed.
  useEffect(() => {
    if (isWhole)
      list.current?.children[MOST_SHOWN]?.querySelector<HTMLElement>("a, button")?.focus();
  }, [isWhole]);
  if (cards.length === 0) return null;
  const shown = isWhole ? cards : cards.slice(0, MOST_SHOWN);
  const more = cards.length - shown.length;
  return (
    <div className={styles.row}>
      <p id={labelId} className="small soft">
        {label}
      </p>
      <ul ref={list} aria-labelledby={labelId} className="row wrap">
        {shown.map(({ name, printed_name: printed, quantity }) => (
          <li key={name}>
            <CardLink name={name} className="chip">
              {shownName(name, printed, language)}
              {(quantity ?? 1) > 1 && <span className="figures soft">×{quantity}</span>}
            </CardLink>
          </li>
        ))}
        {more > 0 && (
          <li>
            <button type="button" className="chip" onClick={() => setWhole(true)}>
              {t("forgeChat.plan.more", { count: more })}
            </button>
          </li>
        )}
      </ul>
    </div>
  );
}
