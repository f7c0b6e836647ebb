import type { BillingStatus } from "@spellwright/contract";
import { useQuery } from "@tanstack/react-query";
import { Zap } from "lucide-react";
import { api } from "../../../lib/http/api.ts";
import { dayAndMonth } from "../../../lib/text/dates.ts";
import { useText } from "../../../lib/text/text.tsx";
import { openSubscription } from "../../billing/index.ts";
import { type ZapLevel, zapLevel } from "../model/zap-level.ts";
import styles from "./zap-meter.module.css";

/** One notch per zap, 25 at most. */
export function ZapBar({ level, wide = false }: { level: ZapLevel; wide?: boolean }) {
  return (
    <span className={`${styles.bar} ${wide ? styles.wideBar : ""}`} aria-hidden="true">
      {Array.from({ length: level.notches }, (_, notch) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: notches are drawings that never move
        <i key={notch} className={`${styles.notch} ${notch < level.lit ? styles.lit : ""}`} />
      ))}
    </span>
  );
}

const useMeterName = (level: ZapLevel): string => {
  const { t } = useText();
  const { left, total, bought, state } = level;
  const figure = t(bought > 0 ? "shell.zaps.meterBought" : "shell.zaps.meter", {
    left,
    total,
    bought,
  });
  return state === "few" ? `${figure}. ${t("shell.zaps.few")}` : figure;
};

function Meter({ status }: { status: BillingStatus }) {
  const { t, language } = useText();
  const level = zapLevel(status);
  const name = useMeterName(level);
  const date = dayAndMonth(status.zaps.resets_at, language);
  return (
    <button
      type="button"
      className={`desktop-only ${styles.meter} ${level.state === "enough" ? "" : styles.low}`}
      aria-label={`${name}. ${t("billing.open")}`}
      aria-haspopup="dialog"
      data-tooltip={`${name}. ${t("shell.zaps.resets", { date })}`}
      onClick={() => openSubscription()}
    >
      <Zap className={`icon icon-small ${styles.icon}`} />
      <span className={`figures ${styles.figure}`}>
        {level.state === "none"
          ? t("shell.zaps.none", { date })
          : `${level.left} / ${level.total}${level.bought > 0 ? ` + ${level.bought}` : ""}`}
      </span>
      {level.state === "few" && <span className={styles.warning}>{t("shell.zaps.few")}</span>}
      {level.state !== "none" && <ZapBar level={level} />}
    </button>
  );
}

/** The zaps of the signed-in person, figure over total and what was bought. Opens the plans (HEAD-01). */
export function ZapMeter() {
  const { data } = useQuery(api.billing.status.queryOptions());
  return data === undefined ? null : <Meter status={data} />;
}
