import type { StrategySection } from "@spellwright/contract";
import { useId } from "react";
import { useText } from "../../../../lib/text/text.tsx";
import { PlanCards } from "./plan-cards.tsx";
import styles from "./report-plan.module.css";

interface ReportPlanProps {
  id: string;
  title: string;
  plan: NonNullable<StrategySection["builtOn"]>;
}

/** What the deck is built on, how it wins and what to mend first: it leads the report (mockup 06). */
export function ReportPlan({ id, title, plan }: ReportPlanProps) {
  const { t } = useText();
  const titleId = useId();
  const { themes, wins, fixes } = plan;
  return (
    <section id={id} tabIndex={-1} className={styles.plan} aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      {themes.length > 0 && (
        <ul className={styles.themes}>
          {themes.map(({ name, enablers, payoffs }) => (
            <li key={name}>
              <h4>{name}</h4>
              <PlanCards label={t("forgeChat.plan.enablers")} cards={enablers} />
              <PlanCards label={t("forgeChat.plan.payoffs")} cards={payoffs} />
            </li>
          ))}
        </ul>
      )}
      <div className={styles.sides}>
        {wins.length > 0 && (
          <section>
            <h4>{t("forgeChat.plan.wins")}</h4>
            {wins.map(({ name, cards }) => (
              <PlanCards key={name} label={name} cards={cards} />
            ))}
          </section>
        )}
        {fixes.length > 0 && (
          <section>
            <h4>{t("forgeChat.plan.fixes")}</h4>
            <ol>
              {fixes.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ol>
          </section>
        )}
      </div>
    </section>
  );
}
