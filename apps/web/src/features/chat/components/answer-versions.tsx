import { ChevronLeft, ChevronRight } from "lucide-react";
import { useText } from "../../../lib/text/text.tsx";
import { IconButton } from "../../../ui/index.ts";
import styles from "./answer-versions.module.css";

interface AnswerVersionsProps {
  /** From 0. */
  index: number;
  count: number;
  onShow: (index: number) => void;
}

/** « 1 / 2 »: a question that was answered more than once keeps every answer within reach. */
export function AnswerVersions({ index, count, onShow }: AnswerVersionsProps) {
  const { t } = useText();
  const place = { index: index + 1, count };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of form controls
    <div
      className={`row figures ${styles.versions}`}
      role="group"
      aria-label={t("conversation.versions.label")}
    >
      <IconButton
        label={t("conversation.versions.previous")}
        aria-disabled={index === 0 || undefined}
        onClick={() => onShow(Math.max(0, index - 1))}
      >
        <ChevronLeft className="icon" />
      </IconButton>
      <span aria-hidden="true">{t("conversation.versions.position", place)}</span>
      <span className="visually-hidden" role="status">
        {t("conversation.versions.spoken", place)}
      </span>
      <IconButton
        label={t("conversation.versions.next")}
        aria-disabled={index === count - 1 || undefined}
        onClick={() => onShow(Math.min(count - 1, index + 1))}
      >
        <ChevronRight className="icon" />
      </IconButton>
    </div>
  );
}
