import type { BillingStatus } from "@spellwright/contract";
import { Zap } from "lucide-react";
import type { ReactNode } from "react";
import { dayAndMonth } from "../../../lib/text/dates.ts";
import { useText } from "../../../lib/text/text.tsx";
import styles from "./balance.module.css";

interface BalanceProps {
  status: BillingStatus;
  className?: string | undefined;
  children?: ReactNode;
}

/** What is left this month, what was bought, today's requests and the day of the reset (BILL-04). */
export function Balance({ status, className = "", children }: BalanceProps) {
  const { t, language } = useText();
  const { zaps, plan } = status;
  const facts = [
    { name: t("billing.bought"), value: String(zaps.bought_remaining) },
    {
      name: t("billing.today"),
      // Purchased zaps go on beyond the cap of the plan.
      value: t(zaps.daily_count > zaps.daily_cap ? "billing.todayBeyond" : "billing.todayCount", {
        count: zaps.daily_count,
        cap: zaps.daily_cap,
      }),
    },
    {
      name: t("billing.reset"),
      value: t("billing.resetDate", { date: dayAndMonth(zaps.resets_at, language) }),
    },
  ];
  return (
    <section className={`plate ${styles.balance} ${className}`} aria-label={t("billing.balance")}>
      <p className={styles.month}>
        <Zap className={`icon icon-large ${styles.icon}`} aria-hidden="true" />
        <b className={`display-type figures ${styles.figure}`}>{zaps.monthly_remaining}</b>
        <span className="soft grow">
          {t("billing.month", { total: Math.max(plan.monthly_zaps, zaps.monthly_remaining) })}
        </span>
        <span className={`tag ${styles.plan}`}>{plan.name}</span>
      </p>
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt className="small muted">{name}</dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
}
