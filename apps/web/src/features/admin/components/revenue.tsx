import { useText } from "../../../lib/text/text.tsx";
import { priceText } from "../../billing/index.ts";
import { useMrr, useSubscriptionStats, useZapStats } from "../api/admin-calls.ts";
import { figure, percentText } from "../model/figures.ts";
import { KeyFigures } from "./key-figures.tsx";
import { MissingSellerNotice } from "./missing-seller-notice.tsx";
import { QueryResult } from "./query-result.tsx";

/** What was really paid, and the zaps that are left (ADM-03). */
export function Revenue() {
  const { t, language } = useText();
  const money = (cents: number) => priceText(cents, language);
  const number = (value: number) => figure(value, language);
  const [mrr, subscriptions, zaps] = [useMrr(), useSubscriptionStats(), useZapStats()];
  return (
    <>
      <MissingSellerNotice />
      <h2>{t("admin.revenue.payments")}</h2>
      <QueryResult query={mrr}>
        {(data) => (
          <KeyFigures
            figures={[
              {
                name: t("admin.revenue.mrr"),
                value: money(data.current_mrr),
                note: t("admin.revenue.customers", { count: data.active_paying_customers }),
              },
              {
                name: t("admin.revenue.gained"),
                value: money(data.new_mrr_30d),
                note: "",
              },
              {
                name: t("admin.revenue.lost"),
                value: money(data.churned_mrr_30d),
                note: t("admin.revenue.churned", {
                  count: subscriptions.data?.churned_last_30d ?? 0,
                }),
              },
            ]}
          />
        )}
      </QueryResult>
      <QueryResult query={subscriptions}>
        {(data) => (
          <KeyFigures
            figures={[
              {
                name: t("admin.revenue.total"),
                value: money(data.total_revenue_estimate),
                note: t("admin.revenue.totalText"),
              },
              {
                name: t("admin.revenue.conversion"),
                value: percentText(data.conversion_rate, language),
                note: t("admin.revenue.subscriptions", { count: data.total_subscriptions }),
              },
              {
                name: t("admin.revenue.trials"),
                value: number(data.trial_users),
                note: t("admin.revenue.trialsText"),
              },
            ]}
          />
        )}
      </QueryResult>
      <h2>{t("admin.revenue.balances")}</h2>
      <QueryResult query={zaps}>
        {(data) => (
          <KeyFigures
            figures={[
              {
                name: t("admin.revenue.zaps"),
                value: number(data.total_zaps_available),
                note: t("admin.revenue.zapsText", { average: number(data.avg_zaps_per_user) }),
              },
              {
                name: t("admin.revenue.low"),
                value: number(data.users_low_zaps),
                note: t("admin.revenue.lowText", { count: data.users_no_zaps }),
              },
              {
                name: t("admin.revenue.perDay"),
                value: number(data.avg_questions_per_day_7d),
                note: t("admin.revenue.perDayText"),
              },
            ]}
          />
        )}
      </QueryResult>
    </>
  );
}
