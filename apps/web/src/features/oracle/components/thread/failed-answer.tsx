import type { ErrorCode } from "@spellwright/contract";
import { errorSentence, type TextKey } from "@spellwright/locales";
import { CircleAlert, PencilLine, RotateCcw } from "lucide-react";
import { useId } from "react";
import { dayAndMonth } from "../../../../lib/dates.ts";
import { useText } from "../../../../lib/text.tsx";
import { Button } from "../../../../ui/index.ts";
import { isUncertain } from "../../model/ask-desk.ts";
import type { Exchange } from "../../model/exchanges.ts";
import type { Failure } from "../../model/run-follow.ts";

/** Limits have titles of their own (BILL-08). */
const titleOf = (code: ErrorCode): TextKey => {
  if (code === "RUN_STOPPED") return "oracle.thread.stoppedTitle";
  if (code === "MONTHLY_LIMIT") return "oracle.thread.zapsSpentTitle";
  if (code === "INSUFFICIENT_ZAPS") return "oracle.thread.zapsShortTitle";
  return code === "DAILY_CAP" ? "oracle.thread.limitTitle" : "oracle.thread.failedTitle";
};

interface FailedAnswerProps {
  exchange: Exchange;
  failure: Failure;
  /** Null for a reader who may not ask here. */
  onRetry: (() => void) | null;
  /** Takes the question back into the composer; only for one that the server does not hold. */
  onEdit: (() => void) | null;
}

/**
 * A failed answer in the chat (ORA-13): what happened, that nothing was charged when that is known, and a
 * retry.
 */
export function FailedAnswer({ exchange, failure, onRetry, onEdit }: FailedAnswerProps) {
  const { t, language } = useText();
  const titleId = useId();
  const { resets_at: resetsAt } = failure.params;
  const undelivered = failure.code === "RUN_NOT_FOUND" && !exchange.stored;
  const uncertain = isUncertain(failure);
  return (
    <section className="plate failed" aria-labelledby={titleId}>
      <p className="failed-h" id={titleId}>
        <CircleAlert className="ic" aria-hidden="true" />
        {t(titleOf(failure.code))}
      </p>
      <p>
        {undelivered
          ? t("oracle.thread.notDelivered")
          : errorSentence(failure.code, failure.params, language)}
      </p>
      {typeof resetsAt === "string" && (
        <p className="small soft">
          {t("shell.zaps.resets", { date: dayAndMonth(resetsAt, language) })}
        </p>
      )}
      <div className="row wrap between failed-f">
        <span className="row wrap">
          {onRetry !== null && (
            <Button small className="btn-tall" onClick={onRetry}>
              <RotateCcw className="ic ic-s" />
              {t("oracle.thread.retry")}
            </Button>
          )}
          {onEdit !== null && !uncertain && (
            <Button small variant="quiet" className="btn-tall" onClick={onEdit}>
              <PencilLine className="ic ic-s" />
              {t("oracle.thread.edit")}
            </Button>
          )}
        </span>
        {!uncertain && <span className="tag">{t("oracle.thread.noZap")}</span>}
      </div>
    </section>
  );
}
