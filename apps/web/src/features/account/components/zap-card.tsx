import { useQuery } from "@tanstack/react-query";
import { Zap } from "lucide-react";
import { api } from "../../../lib/http/api.ts";
import { dayAndMonth } from "../../../lib/text/dates.ts";
import { useText } from "../../../lib/text/text.tsx";
import { VisuallyHidden } from "../../../ui/index.ts";
import { zapLevel } from "../model/zap-level.ts";
import styles from "./zap-card.module.css";
import { ZapBar } from "./zap-meter.tsx";

/** The month's zaps and the plan, in the account menu. It opens the subscription dialog (HEAD-01). */
export function ZapCard({ onOpen }: { onOpen: () => void }) {
  const { t, language } = useText();
  const { data } = useQuery(api.billing.status.queryOptions());
  if (data === undefined) return null;
  const level = zapLevel(data);
  return (
    <button
      type="button"
      className={`plate ${styles.zapCard} ${level.state === "enough" ? "" : styles.low}`}
      onClick={onOpen}
    >
      <span className="row between">
        <span className="row">
          <Zap className={`icon ${styles.icon}`} />
          <b className={`display-type figures ${styles.figure}`}>
            {t("shell.zaps.left", { count: level.left })}
          </b>
        </span>
        <span className="tag">{data.plan.name}</span>
      </span>
      <ZapBar level={level} wide />
      {level.bought > 0 && (
        <span className="small soft">{t("shell.zaps.bought", { count: level.bought })}</span>
      )}
      <span className="small muted">
        {t("shell.zaps.resets", { date: dayAndMonth(data.zaps.resets_at, language) })}
      </span>
      <VisuallyHidden>{t("billing.open")}</VisuallyHidden>
    </button>
  );
}
