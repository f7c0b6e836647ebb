import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { withoutMarkup } from "../../../lib/card-markup.ts";
import { useText } from "../../../lib/text.tsx";
import styles from "./empty-oracle.module.css";

const EXAMPLES = ["trample", "response", "layers"] as const;

/** The first screen: what the Oracle does, the composer, three questions to start from. */
export function EmptyOracle({
  composer,
  onExample,
}: {
  composer: ReactNode;
  onExample: (question: string) => void;
}) {
  const { t } = useText();
  return (
    <div className={styles.page}>
      <h1>{t("oracle.empty.title")}</h1>
      <p className={`lead ${styles.lead}`}>{t("oracle.empty.lead")}</p>
      {composer}
      <ul className={styles.examples} aria-label={t("oracle.empty.examples")}>
        {EXAMPLES.map((example) => {
          const question = t(`oracle.empty.${example}`);
          return (
            <li key={example}>
              <button type="button" className={styles.example} onClick={() => onExample(question)}>
                <b className={styles.title}>{t(`oracle.empty.${example}Title`)}</b>
                <span className={styles.question}>{withoutMarkup(question)}</span>
                <ArrowRight className={`ic ${styles.arrow}`} />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
