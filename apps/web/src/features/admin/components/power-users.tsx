import type { UserUsage } from "@spellwright/contract";
import { useState } from "react";
import { POWER_USER_QUESTIONS } from "../../../lib/http/contract.static.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Select } from "../../../ui/index.ts";
import { usePowerUsers } from "../api/admin-calls.ts";
import styles from "./dashboard.module.css";
import { QueryResult } from "./query-result.tsx";
import { UserTable } from "./user-table.tsx";

const ORDERS = {
  questions: (user: UserUsage) => user.total_questions,
  zapsUsed: (user: UserUsage) => user.total_zaps_consumed,
  paid: (user: UserUsage) => user.subscription_price_cents,
  success: (user: UserUsage) => user.success_rate ?? -1,
} as const;
type Order = keyof typeof ORDERS;

const isOrder = (text: string): text is Order => text in ORDERS;

/** People with 50 questions or more, in the order one asks for. The price is the one they pay (ADM-03). */
export function PowerUsers() {
  const { t } = useText();
  const [order, setOrder] = useState<Order>("questions");
  const rank = ORDERS[order];
  return (
    <section className="stack">
      <div className={styles.choice}>
        <h2>{t("admin.users.power", { least: POWER_USER_QUESTIONS })}</h2>
        <div className={styles.pick}>
          <Select
            label={t("admin.users.sort")}
            value={order}
            onChange={(value) => {
              if (isOrder(value)) setOrder(value);
            }}
          >
            {Object.keys(ORDERS)
              .filter(isOrder)
              .map((name) => (
                <option key={name} value={name}>
                  {t(`admin.users.${name}`)}
                </option>
              ))}
          </Select>
        </div>
      </div>
      <QueryResult query={usePowerUsers()}>
        {({ items }) => <UserTable users={items.toSorted((a, b) => rank(b) - rank(a))} />}
      </QueryResult>
    </section>
  );
}
