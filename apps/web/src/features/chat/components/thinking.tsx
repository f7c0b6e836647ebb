import type { Thinker } from "@spellwright/locales";
import { Square } from "lucide-react";
import { useState } from "react";
import { useOnline } from "../../../lib/offline/use-online.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Button, VisuallyHidden } from "../../../ui/index.ts";
import { useSecondsSince } from "../hooks/use-seconds-since.ts";
import { useThinkingMessage } from "../hooks/use-thinking-message.ts";
import { lookUpLine } from "../model/look-up-line.ts";
import type { Following } from "../model/run-follow.ts";
import { FormingRuling } from "./forming-ruling.tsx";
import { Rosette } from "./rosette.tsx";
import styles from "./thinking.module.css";

interface ThinkingProps {
  /** Null while the page has not joined the run yet. */
  following: Following | null;
  /** Whether the server is known to have the question. */
  arrived: boolean;
  /** ISO 8601. */
  askedAt: string;
  thinker: Thinker;
  /** Its name. */
  label: string;
  /** Whether a language model answers, which takes its time. */
  usual: boolean;
  onStop: (() => void) | null;
}

/** What is true while the line is broken. */
const lostLine = (arrived: boolean, online: boolean) => {
  if (arrived) return "oracle.thread.reconnecting";
  return online ? "oracle.thread.sendingAgain" : "oracle.thread.waitsForNetwork";
};

/** What is done while no step is known: without a line, the Oracle of the device works. */
const withoutStep = (thinker: Thinker, online: boolean) =>
  thinker === "oracle" && !online ? "oracle.thinking.onDevice" : "oracle.thread.sending";

/**
 * The wait. Only its first message is announced: the ones that follow, the seconds and the steps are
 * for the eye (guide §8).
 */
export function Thinking(props: ThinkingProps) {
  const { following, arrived, askedAt, label, usual, onStop } = props;
  const { thinker } = props;
  const { t } = useText();
  const online = useOnline();
  const message = useThinkingMessage(thinker);
  const [first] = useState(message);
  const seconds = useSecondsSince(askedAt);
  const step = following?.phase === "thinking" ? following.step : null;
  const lost = following?.phase === "thinking" && !following.connected;
  const progress = [
    step === null ? t(withoutStep(thinker, online)) : t(`oracle.thinking.${step}`),
    t("oracle.thinking.elapsed", { seconds }),
    ...(usual ? [t("oracle.thinking.usual")] : []),
  ].join(" · ");
  const looked = following?.phase === "thinking" ? lookUpLine(following.lookedUp, t) : "";
  const writing = following?.phase === "thinking" ? following.writing : null;
  const wait = (
    <div className={`plate ${styles.wait}`} role="status" aria-label={label} data-keep-clear>
      <VisuallyHidden>{first}</VisuallyHidden>
      <Rosette />
      <div className="grow" aria-hidden="true">
        <q key={message} className={styles.message}>
          {message}
        </q>
        <p className={`small muted figures ${styles.progress}`}>
          {lost ? t(lostLine(arrived, online)) : progress}
        </p>
        {looked !== "" && <p className={`small muted ${styles.progress}`}>{looked}</p>}
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
