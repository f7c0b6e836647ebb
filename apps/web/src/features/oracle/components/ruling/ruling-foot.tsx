import { Clock, Copy } from "lucide-react";
import type { ReactNode } from "react";
import { useText } from "../../../../lib/text/text.tsx";
import { Button, toast } from "../../../../ui/index.ts";
import type { ShownRuling } from "../../../chat/index.ts";
import { engineName, rulingAsText } from "../../model/copy-text.ts";
import styles from "./ruling-foot.module.css";

const EFFORT_WORDS = {
  low: "oracle.ruling.effortLow",
  medium: "oracle.ruling.effortMedium",
  high: "oracle.ruling.effortHigh",
} as const;

interface RulingFootProps {
  question: string;
  answer: ShownRuling;
  actions: ReactNode;
}

/** Copying and other actions on the left. Time, engine, effort and zaps on the right. */
export function RulingFoot({ question, answer, actions }: RulingFootProps) {
  const { t } = useText();
  const copy = () =>
    navigator.clipboard.writeText(rulingAsText(question, answer, t)).then(
      () => toast.copied(t("oracle.ruling.copied")),
      () => toast.failed(t("oracle.ruling.copyFailed")),
    );
  const { durationMs } = answer;
  const facts = [
    ...(durationMs === null
      ? []
      : [
          durationMs < 1000
            ? t("oracle.ruling.instant")
            : t("oracle.ruling.seconds", { seconds: Math.round(durationMs / 1000) }),
        ]),
    engineName(answer.engine, t),
    ...(answer.engine.kind === "model" ? [t(EFFORT_WORDS[answer.effort])] : []),
    t("oracle.ruling.zaps", { count: answer.zaps_charged }),
  ];
  return (
    <div className={`row wrap between ${styles.foot}`}>
      <span className={`row ${styles.actions}`}>
        <Button
          small
          variant="quiet"
          className={`button-tall ${styles.copy}`}
          onClick={() => void copy()}
        >
          <Copy className="icon" />
          {t("oracle.ruling.copy")}
        </Button>
        {actions}
      </span>
      <span className={`small muted row ${styles.facts}`}>
        {durationMs !== null && <Clock className="icon icon-small" />}
        {facts.join(" · ")}
      </span>
    </div>
  );
}
