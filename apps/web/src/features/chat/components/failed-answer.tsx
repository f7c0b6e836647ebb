import { errorSentence } from "@spellwright/locales";
import { CircleAlert, PencilLine, RotateCcw, Smartphone, Zap } from "lucide-react";
import { useId } from "react";
import { useOnline } from "../../../lib/offline/use-online.ts";
import { dayAndMonth } from "../../../lib/text/dates.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Button } from "../../../ui/index.ts";
import { limitTitle, openAtLimit, zapLimitOf } from "../../billing/index.ts";
import { useLimitLifted } from "../hooks/use-limit-lifted.ts";
import { wasStopped } from "../model/attempts.ts";
import type { Exchange } from "../model/exchanges.ts";
import type { Failure } from "../model/run-follow.ts";
import { isOutcomeUncertain, waitsForConnection } from "../model/run-follow.ts";
import styles from "./failed-answer.module.css";

interface FailedAnswerProps {
  exchange: Exchange;
  failure: Failure;
  /** Of an answer that failed, as against one that was stopped. */
  title: string;
  /** Null for a reader who may not ask here. */
  onRetry: (() => void) | null;
  /** Has this device answer. Only for a question that the server does not hold. */
  onAnswerHere: (() => void) | null;
  /** Takes the question back into the composer. Only for one that the server does not hold. */
  onEdit: (() => void) | null;
}

/**
 * A failed answer in the chat (ORA-13): what happened, that nothing was charged when that is known, and a
 * retry.
 */
export function FailedAnswer({
  exchange,
  failure,
  title,
  onRetry,
  onAnswerHere,
  onEdit,
}: FailedAnswerProps) {
  const { t, language } = useText();
  const titleId = useId();
  const { resets_at: resetsAt } = failure.params;
  const online = useOnline();
  const undelivered = failure.code === "RUN_NOT_FOUND" && !exchange.stored;
  const isWaiting = !online && !exchange.stored && waitsForConnection(failure);
  const isStopped = wasStopped(failure.code);
  const isCharged = failure.code === "RUN_STOPPED_CHARGED";
  const freelyStopped = failure.code === "RUN_STOPPED";
  const uncertain = isOutcomeUncertain(failure);
  const met = zapLimitOf(failure);
  const isLifted = useLimitLifted(met) && onRetry !== null;
  const limit = isLifted ? null : met;
  return (
    <section
      className={`plate ${styles.failed}${isWaiting || isStopped || isLifted ? ` ${styles.calm}` : ""}`}
      aria-labelledby={titleId}
    >
      <p className={styles.title} id={titleId}>
        <CircleAlert className="icon" aria-hidden="true" />
        {limit !== null
          ? t(limitTitle(limit.code))
          : isLifted
            ? t("oracle.thread.liftedTitle")
            : isWaiting
              ? t("oracle.thread.waitingTitle")
              : isStopped
                ? t("oracle.thread.stoppedTitle")
                : title}
      </p>
      {!freelyStopped && (
        <p>
          {isWaiting
            ? t("oracle.thread.waitsForNetwork")
            : undelivered
              ? t("oracle.thread.notDelivered")
              : isLifted
                ? t("oracle.thread.lifted")
                : errorSentence(failure.code, failure.params, language)}
        </p>
      )}
      {limit !== null && typeof resetsAt === "string" && (
        <p className="small soft">
          {t("shell.zaps.resets", { date: dayAndMonth(resetsAt, language) })}
        </p>
      )}
      <div className={`row wrap between ${styles.foot}`}>
        <span className="row wrap">
          {limit !== null && (
            <Button
              small
              className="button-tall"
              onClick={() => openAtLimit(limit, exchange.attempt)}
            >
              <Zap className="icon icon-small" />
              {t("billing.seePlans")}
            </Button>
          )}
          {onRetry !== null && (
            <Button
              small
              variant={isLifted ? "primary" : "secondary"}
              className="button-tall"
              onClick={onRetry}
            >
              <RotateCcw className="icon icon-small" />
              {t(isLifted ? "billing.sendQuestion" : "oracle.thread.retry")}
            </Button>
          )}
          {onAnswerHere !== null && waitsForConnection(failure) && (
            <Button small className="button-tall" onClick={onAnswerHere}>
              <Smartphone className="icon icon-small" />
              {t("notices.answerHere")}
            </Button>
          )}
          {onEdit !== null && (isWaiting || !uncertain) && (
            <Button small variant="quiet" className="button-tall" onClick={onEdit}>
              <PencilLine className="icon icon-small" />
              {t("oracle.thread.edit")}
            </Button>
          )}
        </span>
        {!uncertain && !isWaiting && !isCharged && (
          <span className="tag">{t("oracle.thread.noZap")}</span>
        )}
      </div>
    </section>
  );
}
