import type { Administration, LogEntry } from "@spellwright/contract";
import { dayAndTime, fullDay } from "../../../lib/text/dates.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Button } from "../../../ui/index.ts";
import { useLog, usePeople } from "../api/admin-calls.ts";
import { AccountAction } from "./account-action.tsx";
import styles from "./dashboard.module.css";
import { QueryResult } from "./query-result.tsx";

/** Admins, bans, and the log of who did what for which reason (ADM-05). */
export function People() {
  const { t } = useText();
  return (
    <>
      <section className="stack">
        <h2>{t("admin.people.act")}</h2>
        <AccountAction />
      </section>
      <QueryResult query={usePeople()}>{(data) => <Lists {...data} />}</QueryResult>
      <Log />
    </>
  );
}

function Lists({ admins, banned }: Administration) {
  const { t, language } = useText();
  return (
    <div className={styles.two}>
      <section>
        <h2>{t("admin.people.admins")}</h2>
        <ul className={styles.list}>
          {admins.map(({ email }) => (
            <li key={email} className={styles.entry}>
              {email}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{t("admin.people.banned")}</h2>
        {banned.length === 0 && <p className="soft">{t("admin.people.noBanned")}</p>}
        <ul className={styles.list}>
          {banned.map(({ email, ban_reason, ban_expires }) => (
            <li key={email} className={styles.entry}>
              {email}
              <p className="small muted">
                {ban_expires === null
                  ? t("admin.people.forGood")
                  : t("admin.people.untilDay", { day: fullDay(ban_expires, language) })}
                {ban_reason !== null && ` · ${ban_reason}`}
              </p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

/** What was done, thirty at a time. */
function Log() {
  const { t } = useText();
  const log = useLog();
  return (
    <section className="stack">
      <h2>{t("admin.people.log")}</h2>
      <QueryResult query={log}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items);
          if (items.length === 0) return <p className="soft">{t("admin.people.noLog")}</p>;
          return (
            <ul className={styles.list}>
              {items.map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </ul>
          );
        }}
      </QueryResult>
      {log.hasNextPage && (
        <Button busy={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
          {t("admin.questions.more")}
        </Button>
      )}
    </section>
  );
}

/** What the log keeps as the database has it, as people read it. */
function useValueWords() {
  const { t, language } = useText();
  return (name: LogEntry["changes"][number]["name"], value: string): string => {
    if (name !== "note" && (value === "true" || value === "false"))
      return t(`admin.people.values.${value}`);
    // A dash stands for none.
    return name === "ban_expires" && value !== "–" ? dayAndTime(value, language) : value;
  };
}

function Entry({ entry }: { entry: LogEntry }) {
  const { t, language } = useText();
  const words = useValueWords();
  return (
    <li className={styles.entry}>
      <div className="row between">
        <b>{t(`admin.people.${entry.action}`)}</b>
        <span className="micro muted">{dayAndTime(entry.at, language)}</span>
      </div>
      {entry.target !== null && <p className="small">{entry.target}</p>}
      {entry.action !== "try_model" && entry.target === null && (
        <p>{entry.subject ?? t("admin.people.gone")}</p>
      )}
      {entry.changes.map(({ name, before, after }) => (
        <p key={name} className="small">
          {t("admin.people.changed", {
            name: t(`admin.people.names.${name}`),
            ...{ before: words(name, before), after: words(name, after) },
          })}
        </p>
      ))}
      <p className="small muted">
        {t("admin.people.by", { name: entry.by ?? t("admin.people.gone") })}
        {entry.reason !== null && ` · ${entry.reason}`}
      </p>
    </li>
  );
}
