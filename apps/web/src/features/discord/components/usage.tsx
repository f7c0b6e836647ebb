import type { GuildStats } from "@spellwright/contract";
import { dayAndMonth } from "../../../lib/text/dates.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Disclosure, Skeleton } from "../../../ui/index.ts";
import styles from "./usage.module.css";

const HEIGHT = 56;
const STEP = 10;
const BAR = 7;
/** A day with messages is seen, however busy the others were. */
const LEAST = 3;

/** What a server has used: by channel, and day by day (BOT-02). */
export function Usage({ stats, failed }: { stats: GuildStats | undefined; failed: boolean }) {
  const { t } = useText();
  return (
    <div id="stats" className={styles.usage}>
      {stats !== undefined ? (
        <>
          <ByChannel rows={stats.messages_by_channel} />
          <ByDay days={stats.messages_by_day} />
        </>
      ) : failed ? (
        <p className="small soft">{t("discord.usage.failed")}</p>
      ) : (
        <Skeleton label={t("discord.usage.loading")} widths={["80%", "60%"]} />
      )}
    </div>
  );
}

function ByChannel({ rows }: { rows: GuildStats["messages_by_channel"] }) {
  const { t, language } = useText();
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <section>
      <h2 className="ruled-heading">{t("discord.usage.channels")}</h2>
      {rows.length === 0 && <p className="small muted">{t("discord.usage.none")}</p>}
      <ul className={styles.channels}>
        {rows.map(({ channel_id: id, channel_name, count }) => (
          <li key={id} className="small">
            <span className="truncate">
              {channel_name ?? t("discord.usage.unknownChannel", { id })}
            </span>
            <span className={styles.bar} aria-hidden="true">
              <span style={{ inlineSize: `${(count / most) * 100}%` }} />
            </span>
            <span className="figures">{count.toLocaleString(language)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A drawing, and the days that had messages as a table (guide §8). */
function ByDay({ days }: { days: GuildStats["messages_by_day"] }) {
  const { t, language } = useText();
  const peak = Math.max(0, ...days.map(({ count }) => count));
  const total = days.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return null;
  const used = days.filter(({ count }) => count > 0);
  return (
    <section>
      <h2 className="ruled-heading">{t("discord.usage.days")}</h2>
      <svg
        className={styles.days}
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
        role="img"
        aria-label={t("discord.usage.chart", { count: total, peak })}
      >
        {days.map(({ day, count }, at) => {
          const height = count === 0 ? 1 : Math.max(LEAST, (count / peak) * HEIGHT);
          return (
            <rect key={day} x={at * STEP} y={HEIGHT - height} width={BAR} height={height}>
              <title>{t("discord.usage.day", { day: dayAndMonth(day, language), count })}</title>
            </rect>
          );
        })}
      </svg>
      <Disclosure className={styles.figures} summary={t("discord.usage.figures")}>
        <table className="figures small">
          <thead>
            <tr>
              <th scope="col">{t("discord.usage.dayHead")}</th>
              <th scope="col">{t("discord.usage.countHead")}</th>
            </tr>
          </thead>
          <tbody>
            {used.map(({ day, count }) => (
              <tr key={day}>
                <th scope="row">{dayAndMonth(day, language)}</th>
                <td>{count.toLocaleString(language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </section>
  );
}
