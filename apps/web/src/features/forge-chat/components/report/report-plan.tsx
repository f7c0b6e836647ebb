import type { StrategySection } from "@spellwright/contract";
import { Suspense, useId, useState } from "react";
import { lazyPart } from "../../../../lib/page/lazy-part.ts";
import { useText } from "../../../../lib/text/text.tsx";
import { Segmented } from "../../../../ui/index.ts";
import { PlanCards } from "./plan-cards.tsx";
import { PlanTheme } from "./plan-theme.tsx";
import styles from "./report-plan.module.css";

const PlanMap = lazyPart(() => import("./plan-map.tsx"), "PlanMap");

interface ReportPlanProps {
  id: string;
  title: string;
  plan: NonNullable<StrategySection["builtOn"]>;
}

/** What the deck is built on, how it wins and what to mend first: it leads the report (mockup 06). */
export function ReportPlan({ id, title, plan }: ReportPlanProps) {
  const { t } = useText();
  const titleId = useId();
  const [view, setView] = useState<"list" | "map">("list");
  const { themes, wins, fixes } = plan;
  return (
    <section id={id} tabIndex={-1} className={styles.plan} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h3 id={titleId}>{title}</h3>
        {themes.length > 0 && (
          <Segmented
            label={t("forgeChat.plan.view")}
            value={view}
            options={[
              { value: "list", content: t("forgeChat.plan.list") },
              { value: "map", content: t("forgeChat.plan.map") },
            ]}
            onChange={setView}
          />
        )}
      </div>
      {view === "map" && (
        <Suspense fallback={<div className={styles.waiting} />}>
          <PlanMap plan={plan} />
        </Suspense>
      )}
      {view === "list" && themes.length > 0 && (
        <ul className={styles.themes}>
          {themes.map((theme) => (
            <li key={theme.name}>
              <PlanTheme theme={theme} />
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
