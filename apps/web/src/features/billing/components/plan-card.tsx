import { Check, Minus } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useText } from "../../../lib/text/text.tsx";
import { VisuallyHidden } from "../../../ui/index.ts";
import type { PlanCard } from "../model/plan-cards.ts";
import styles from "./plan-card.module.css";

/** What each plan opens besides its zaps (BILL-09). */
const FEATURES = {
  free: ["free1", "free2"],
  basic: ["basic1", "basic2", "basic3"],
  pro: ["pro1", "pro2", "pro3"],
} as const;

/** Pro where the server has no address for support. */
const PRO_WITHOUT_SUPPORT = ["pro1", "pro2", "basic3"] as const;

/** What a plan leaves to the dearer ones. */
const MISSING = { free: ["deckAnalysis"], basic: [], pro: [] } as const;

/** A plan: name, price, its zaps drawn to scale, and what it gives (BILL-01). */
export function PlanCardView({ card, children }: { card: PlanCard; children?: ReactNode }) {
  const { t } = useText();
  const id = useId();
  const features = card.plan === "pro" && !card.support ? PRO_WITHOUT_SUPPORT : FEATURES[card.plan];
  return (
    <section
      className={`plate ${styles.plan} ${card.best ? styles.best : ""} ${card.current ? styles.current : ""}`}
      aria-labelledby={id}
    >
      <div className={`row between ${styles.head}`}>
        <h2 id={id}>{card.name}</h2>
        <span className={`row wrap ${styles.tags}`}>
          {card.current && <span className="tag">{t("billing.current")}</span>}
          {card.best && <span className={`tag ${styles.bestTag}`}>{t("billing.best")}</span>}
        </span>
      </div>
      <p>
        <span className={styles.price}>{card.price ?? t("billing.free")}</span>{" "}
        {card.price !== null && <span className="soft small">{t("billing.perMonth")}</span>}
      </p>
      <div className={styles.zaps} aria-hidden="true">
        {Array.from({ length: card.monthlyZaps }, (_, zap) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: notches are drawings that never move
          <i key={zap} className={styles.zap} />
        ))}
      </div>
      <ul className="small figures">
        <li>
          <b>{t("billing.monthlyZaps", { count: card.monthlyZaps })}</b>
        </li>
        <li>{t("billing.dailyCap", { count: card.dailyCap })}</li>
      </ul>
      <ul className={`small ${styles.features}`}>
        {features.map((feature) => (
          <li key={feature}>
            <Check
              className={`icon icon-small ${styles.mark} ${styles.check}`}
              aria-hidden="true"
            />
            {t(`payments.features.${feature}`, { price: card.zapPrice })}
          </li>
        ))}
        {MISSING[card.plan].map((feature) => (
          <li key={feature} className="muted">
            <Minus className={`icon icon-small ${styles.mark}`} aria-hidden="true" />
            <span>
              <VisuallyHidden>{t("payments.missing.label")} </VisuallyHidden>
              {t(`payments.missing.${feature}`)}
            </span>
          </li>
        ))}
      </ul>
      <div className={styles.action}>{children}</div>
    </section>
  );
}
