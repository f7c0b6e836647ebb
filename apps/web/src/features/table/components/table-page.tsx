import { useLayoutEffect } from "react";
import { useText } from "../../../lib/text/text.tsx";
import { Skeleton } from "../../../ui/index.ts";
import type { Setup } from "../model/game.ts";
import { beginLog, record } from "../model/game-log.ts";
import { changeTable, openTable, useKeptTable } from "../model/table-store.ts";
import { Board } from "./board/board.tsx";
import { SetupForm } from "./setup/setup-form.tsx";
import styles from "./table-page.module.css";

const begin = (setup: Setup): void =>
  changeTable((log) =>
    log === null ? beginLog(setup) : record(log, { kind: "begin", setup }, Date.now()),
  );

/** The table that a game is played on, without network and without an account. */
export function TablePage() {
  const { t } = useText();
  const kept = useKeptTable();
  useLayoutEffect(openTable, []);
  if (kept !== null && kept.log !== null)
    return (
      <main id="main" tabIndex={-1} className={styles.table}>
        <h1 className="visually-hidden">{t("table.title")}</h1>
        {kept.trouble === "notKept" && (
          <p className={styles.trouble} role="alert">
            {t("table.notKept")}
          </p>
        )}
        <Board log={kept.log} onBegin={begin} />
      </main>
    );
  return (
    <main id="main" tabIndex={-1} className="page page-narrow stack">
      <h1>{t("table.title")}</h1>
      <p className="lead">{t("table.lead")}</p>
      {kept === null && (
        <Skeleton label={t("table.opening")} widths={["40%", "100%", "100%", "60%"]} />
      )}
      {kept?.trouble === "damaged" && <p role="alert">{t("table.damaged")}</p>}
      {kept !== null && <SetupForm onStart={begin} />}
      <p className="small soft">{t("table.hint")}</p>
    </main>
  );
}
