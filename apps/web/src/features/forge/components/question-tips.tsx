import { Lightbulb } from "lucide-react";
import { useText } from "../../../lib/text/text.tsx";
import styles from "./questions.module.css";

const TIPS = ["format", "goal", "deck"] as const;

/** How to ask well (FOR-03). */
export function QuestionTips() {
  const { t } = useText();
  return (
    <aside aria-label={t("forge.questions.tipsTitle")}>
      <h2 className="ruled-heading">
        <Lightbulb className="icon" aria-hidden="true" />
        {t("forge.questions.tipsTitle")}
      </h2>
      <ul className={`stack small soft ${styles.tips}`}>
        {TIPS.map((tip) => (
          <li key={tip}>{t(`forge.questions.tips.${tip}`)}</li>
        ))}
      </ul>
    </aside>
  );
}
