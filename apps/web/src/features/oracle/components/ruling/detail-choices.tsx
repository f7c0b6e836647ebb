import { useText } from "../../../../lib/text/text.tsx";
import styles from "./detail-choices.module.css";

interface DetailChoicesProps {
  choices: readonly string[];
  /** Null where the person may not answer: the choices are then only read. */
  onChoose: ((choice: string) => void) | null;
}

/** The answers that the Oracle offers for the one detail it needs. Choosing one asks with it. */
export function DetailChoices({ choices, onChoose }: DetailChoicesProps) {
  const { t } = useText();
  return (
    <ul className={`row wrap ${styles.choices}`} aria-label={t("conversation.detail.label")}>
      {choices.map((choice) => (
        <li key={choice}>
          {onChoose === null ? (
            <span className={`tag ${styles.read}`}>{choice}</span>
          ) : (
            <button
              type="button"
              className={`chip ${styles.choice}`}
              onClick={() => onChoose(choice)}
            >
              {choice}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
