import type { UserUsage } from "@spellwright/contract";
import { CircleCheck, CircleX, TriangleAlert } from "lucide-react";
import { LOW_ZAPS, POWER_USER_QUESTIONS } from "../../../lib/http/contract.static.ts";
import { useText } from "../../../lib/text/text.tsx";
import { VisuallyHidden } from "../../../ui/index.ts";
import { priceText } from "../../billing/index.ts";
import { figure, percentText, rateLevel, secondsText } from "../model/figures.ts";
import styles from "./user-table.module.css";

const LEVELS = {
  good: { Icon: CircleCheck, colour: styles.good },
  fair: { Icon: TriangleAlert, colour: styles.fair },
  poor: { Icon: CircleX, colour: styles.poor },
} as const;
/** Brand names, the same in every language. */
const PLANS = { free: "Free", basic: "Basic", pro: "Pro" } as const;

interface UserTableProps {
  users: readonly UserUsage[];
  /** Only what the overview has room for. */
  brief?: boolean;
}

/** People and their use. Colours stand beside signs and words (ADM-03). */
export function UserTable({ users, brief = false }: UserTableProps) {
  const { t } = useText();
  if (users.length === 0) return <p className="soft">{t("admin.users.empty")}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls is reached by keyboard
    <section className={styles.box} tabIndex={0} aria-label={t("admin.users.email")}>
      <table className={`${styles.table} ${brief ? styles.brief : ""}`}>
        <thead>
          <tr>
            <th scope="col">{t("admin.users.email")}</th>
            <th scope="col">{t("admin.users.plan")}</th>
            <th scope="col" className={styles.number}>
              {t("admin.users.questions")}
            </th>
            <th scope="col" className={`${styles.number} ${styles.spare}`}>
              {t("admin.users.zapsLeft")}
            </th>
            <th scope="col">{t("admin.users.success")}</th>
            {!brief && (
              <>
                <th scope="col" className={styles.number}>
                  {t("admin.users.zapsUsed")}
                </th>
                <th scope="col" className={styles.number}>
                  {t("admin.users.average")}
                </th>
                <th scope="col" className={styles.number}>
                  {t("admin.users.paid")}
                </th>
                <th scope="col">{t("admin.users.lastUse")}</th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <UserRow key={user.user_id} user={user} brief={brief} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function UserRow({ user, brief }: { user: UserUsage; brief: boolean }) {
  const { t, language } = useText();
  const isLow = user.monthly_remaining < LOW_ZAPS;
  const time = user.avg_response_time;
  return (
    <tr>
      <th scope="row">
        {user.email}{" "}
        {user.total_questions >= POWER_USER_QUESTIONS && (
          <span className="tag">{t("admin.users.powerMark")}</span>
        )}
      </th>
      <td>{PLANS[user.subscription_plan]}</td>
      <td className={styles.number}>{figure(user.total_questions, language)}</td>
      <td className={`${styles.number} ${styles.spare} ${isLow ? styles.low : ""}`}>
        {figure(user.monthly_remaining, language)} {isLow && t("admin.users.low")}
      </td>
      <td>
        <SuccessRate rate={user.success_rate} />
      </td>
      {!brief && (
        <>
          <td className={styles.number}>{figure(user.total_zaps_consumed, language)}</td>
          <td className={styles.number}>
            {time === null
              ? t("admin.none")
              : t("admin.seconds", { count: secondsText(time, language) })}
          </td>
          <td className={styles.number}>{priceText(user.subscription_price_cents, language)}</td>
          <td>{t("admin.users.ago", { count: user.days_since_last_use })}</td>
        </>
      )}
    </tr>
  );
}

function SuccessRate({ rate }: { rate: number | null }) {
  const { t, language } = useText();
  const level = rateLevel(rate);
  if (level === null) return percentText(rate, language);
  const { Icon, colour } = LEVELS[level];
  return (
    <span className={`row ${styles.rate}`}>
      <Icon className={`icon icon-small ${colour}`} aria-hidden="true" />
      {percentText(rate, language)}
      <VisuallyHidden>{t(`admin.users.${level}`)}</VisuallyHidden>
    </span>
  );
}
