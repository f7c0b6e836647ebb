import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { useText } from "../../../lib/text.tsx";
import { EXAMPLES } from "../model/examples.ts";
import styles from "./empty-forge.module.css";

/** The first screen of a discussion with the Forge. */
export function EmptyForge({
  composer,
  onExample,
}: {
  composer: ReactNode;
  onExample: (question: string) => void;
}) {
  const { t } = useText();
  return (
    <div className={styles.page}>
      <h1>{t("forgeChat.emptyTitle")}</h1>
      <p className="lead">{t("forgeChat.emptyLead")}</p>
      {composer}
      <ul className="stack" aria-label={t("forgeChat.examples")}>
        {EXAMPLES.map((example) => {
          const question = t(`forge.questions.examples.${example}`);
          return (
            <li key={example}>
              <button type="button" className={styles.example} onClick={() => onExample(question)}>
                <span className="grow">{question}</span>
                <ArrowRight className="ic" />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
