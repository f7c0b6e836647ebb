import type { DailyActivity, GlobalStats } from "@spellwright/contract";
import { dayAndTime } from "../../../lib/text/dates.ts";
import { useText } from "../../../lib/text/text.tsx";
import {
  useAnswerBreakdown,
  useDailyActivity,
  useGlobalStats,
  useRecentErrors,
  useTopUsers,
} from "../api/admin-calls.ts";
import {
  figure,
  lastDayWithAnswers,
  percentText,
  secondsText,
  shareText,
} from "../model/figures.ts";
import { Answers } from "./answers.tsx";
import { Chart } from "./chart.tsx";
import styles from "./dashboard.module.css";
import { KeyFigures } from "./key-figures.tsx";
import { QueryResult } from "./query-result.tsx";
import { SetUp } from "./set-up.tsx";
import { TruncatedList } from "./truncated-list.tsx";
import { UserTable } from "./user-table.tsx";

/** Of the people with the most questions, and of the errors, so many are seen at once. */
const [FIRST_PEOPLE, FIRST_ERRORS] = [10, 6];

/** Use and success at a glance (mockup 11). */
export function Overview() {
  const { t } = useText();
  const [stats, days, users] = [useGlobalStats(), useDailyActivity(), useTopUsers()];
  return (
    <>
      <QueryResult query={stats}>{(data) => <Stats stats={data} />}</QueryResult>
      <QueryResult query={days}>
        {({ items, total }) => (
          <>
            <Charts days={items} />
            <Answers days={items} total={total} />
          </>
        )}
      </QueryResult>
      <div className={`${styles.two} ${styles.wide}`}>
        <section>
          <h2>{t("admin.users.top")}</h2>
          <QueryResult query={users}>
            {({ items }) => (
              <TruncatedList items={items} most={FIRST_PEOPLE}>
                {(shown) => <UserTable users={shown} brief />}
              </TruncatedList>
            )}
          </QueryResult>
        </section>
        <RecentErrors />
      </div>
      <Breakdown />
      <SetUp />
    </>
  );
}

function Stats({ stats }: { stats: GlobalStats }) {
  const { t, language } = useText();
  const number = (value: number) => figure(value, language);
  const average = stats.avg_response_time_ms;
  return (
    <KeyFigures
      figures={[
        {
          name: t("admin.stats.active"),
          value: number(stats.active_users_7d),
          note: t("admin.stats.active30", {
            count: number(stats.active_users_30d),
            total: number(stats.total_users),
          }),
        },
        {
          name: t("admin.stats.questions"),
          value: number(stats.questions_7d),
          note: t("admin.stats.shares", {
            oracle: shareText(stats.oracle_questions, stats.total_questions, language),
            forge: shareText(stats.forge_questions, stats.total_questions, language),
          }),
        },
        {
          name: t("admin.stats.success"),
          value: percentText(stats.global_success_rate, language),
          note: t("admin.stats.errors", { count: stats.errors_7d }),
        },
        {
          name: t("admin.stats.average"),
          value:
            average === null
              ? t("admin.none")
              : t("admin.seconds", { count: secondsText(average, language) }),
          note: t("admin.stats.total", {
            count: stats.total_questions,
            shown: number(stats.total_questions),
          }),
        },
      ]}
    />
  );
}

function Charts({ days }: { days: readonly DailyActivity[] }) {
  const { t, language } = useText();
  const number = (value: number) => figure(value, language);
  const seconds = (value: number) => t("admin.seconds", { count: secondsText(value, language) });
  const percent = (value: number) => percentText(value, language);
  const dates = days.map(({ day }) => day);
  const totals = days.map(({ total_questions }) => total_questions);
  const last = lastDayWithAnswers(days);
  // Axes of nothing would show a thousandth of a second.
  if (totals.every((total) => total === 0))
    return (
      <section>
        <h2>{t("admin.chart.questions")}</h2>
        <p className="soft">{t("admin.chart.nothing")}</p>
      </section>
    );
  return (
    <>
      <Chart
        title={t("admin.chart.questions")}
        text={t("admin.chart.questionsText", {
          total: number(totals.reduce((sum, total) => sum + total, 0)),
          days: days.length,
          most: number(Math.max(...totals)),
        })}
        days={dates}
        kind="columns"
        unit={number}
        series={[
          {
            name: t("admin.questions.oracle"),
            look: "first",
            values: days.map((day) => day.oracle_questions),
          },
          {
            name: t("admin.questions.forge"),
            look: "second",
            values: days.map((day) => day.forge_questions),
          },
        ]}
      />
      <div className={styles.two}>
        <Chart
          title={t("admin.chart.times")}
          text={t("admin.chart.timesText", {
            p50: seconds(last?.p50_response_time ?? 0),
            p95: seconds(last?.p95_response_time ?? 0),
          })}
          days={dates}
          kind="lines"
          unit={seconds}
          series={[
            {
              name: t("admin.chart.p50"),
              look: "first",
              values: days.map((day) => day.p50_response_time),
            },
            {
              name: t("admin.chart.p95"),
              look: "second",
              values: days.map((day) => day.p95_response_time),
            },
          ]}
        />
        <Chart
          title={t("admin.chart.success")}
          text={t("admin.chart.successText", {
            rate: percentText(last?.success_rate ?? null, language),
          })}
          days={dates}
          kind="lines"
          unit={percent}
          series={[
            {
              name: t("admin.users.success"),
              look: "first",
              values: days.map((day) => day.success_rate),
            },
          ]}
        />
      </div>
    </>
  );
}

function RecentErrors() {
  const { t, language } = useText();
  return (
    <section>
      <h2>{t("admin.errors.title")}</h2>
      <QueryResult query={useRecentErrors()}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="soft">{t("admin.errors.empty")}</p>
          ) : (
            <TruncatedList items={items} most={FIRST_ERRORS}>
              {(shown) => (
                <ul className={styles.list}>
                  {shown.map((error) => (
                    <li key={error.id} className={styles.entry}>
                      <div className="row between">
                        <b className="small">
                          {error.error_message ?? t("admin.questions.failed")}
                        </b>
                        <span className="micro muted">
                          {dayAndTime(error.created_at, language)}
                        </span>
                      </div>
                      <p className="small soft">{error.question_text}</p>
                    </li>
                  ))}
                </ul>
              )}
            </TruncatedList>
          )
        }
      </QueryResult>
    </section>
  );
}

function Breakdown() {
  const { t } = useText();
  return (
    <QueryResult query={useAnswerBreakdown()}>
      {({ engines, errors }) => (
        <div className={styles.two}>
          <Shares title={t("admin.chart.engines")} shares={engines} />
          <Shares title={t("admin.chart.refusals")} shares={errors} />
        </div>
      )}
    </QueryResult>
  );
}

interface SharesProps {
  title: string;
  shares: readonly { readonly name: string; readonly count: number }[];
}

function Shares({ title, shares }: SharesProps) {
  const { t, language } = useText();
  const whole = shares.reduce((sum, { count }) => sum + count, 0);
  return (
    <section>
      <h2>{title}</h2>
      {shares.length === 0 && <p className="soft">{t("admin.chart.nothing")}</p>}
      <ul className={styles.list}>
        {shares.map(({ name, count }) => (
          <li key={name} className={`row between ${styles.entry}`}>
            <span>{name === "local" ? t("admin.chart.local") : name}</span>
            <span className="figures">
              {figure(count, language)} ({shareText(count, whole, language)})
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
