import { Square } from "lucide-react";
import { useState } from "react";
import { useText } from "../../../lib/text.tsx";
import { Button, VisuallyHidden } from "../../../ui/index.ts";
import { useSecondsSince } from "../hooks/use-seconds-since.ts";
import { useThinkingMessage } from "../hooks/use-thinking-message.ts";
import type { Following } from "../model/run-follow.ts";
import { FormingRuling } from "./forming-ruling.tsx";
import { Rosette } from "./rosette.tsx";
import styles from "./thinking.module.css";

interface ThinkingProps {
  /** Null while the page has not joined the run yet. */
  following: Following | null;
  /** ISO 8601. */
  askedAt: string;
  /** Who thinks. */
  label: string;
  /** Whether a language model answers, which takes its time. */
  usual: boolean;
  onStop: (() => void) | null;
}

/**
 * The wait. Only its first message is announced: the ones that follow, the seconds and the steps are
 * for the eye (guide §8).
 */
export function Thinking({ following, askedAt, label, usual, onStop }: ThinkingProps) {
  const { t } = useText();
  const message = useThinkingMessage();
  const [first] = useState(message);
  const seconds = useSecondsSince(askedAt);
  const step = following?.phase === "thinking" ? following.step : null;
  const lost = following?.phase === "thinking" && !following.connected;
  const progress = [
    step === null ? t("oracle.thread.sending") : t(`oracle.thinking.${step}`),
    t("oracle.thinking.elapsed", { seconds }),
    ...(usual ? [t("oracle.thinking.usual")] : []),
  ].join(" · ");
  const writing = following?.phase === "thinking" ? following.writing : null;
  const wait = (
    <div className={`plate ${styles.wait}`} role="status" aria-label={label}>
      <VisuallyHidden>{first}</VisuallyHidden>
      <Rosette />
      <div className="grow" aria-hidden="true">
        <q key={message} className={styles.message}>
          {message}
        </q>
        <p className={`small muted figures ${styles.progress}`}>
          {lost ? t("oracle.thread.reconnecting") : progress}
        </p>
      </div>
      {onStop !== null && (
        <Button
          small
          className="button-tall"
          aria-label={t("oracle.composer.stop")}
          onClick={onStop}
        >
          <Square className="icon icon-small" />
          <span className={styles.stopLabel}>{t("oracle.thinking.stop")}</span>
        </Button>
      )}
    </div>
  );
  if (writing === null) return wait;
  return (
    <div className="stack">
      {wait}
      <FormingRuling writing={writing} />
    </div>
  );
}
