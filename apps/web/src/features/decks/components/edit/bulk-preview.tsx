import type { DeckDifference, DecklistProblem } from "@spellwright/contract";
import { useText } from "../../../../lib/text/text.tsx";
import { DifferenceList } from "./difference-list.tsx";
import styles from "./marked-list.module.css";

interface BulkPreviewProps {
  differences: readonly DeckDifference[];
  problems: readonly DecklistProblem[];
}

/** What an edited text would change, and the lines of it that were not wholly understood. */
export function BulkPreview({ differences, problems }: BulkPreviewProps) {
  const { t } = useText();
  const count = differences.length;
  return (
    <div className="stack" role="status">
      <h3 className="ruled-heading">
        {count === 0 ? t("deckPage.bulk.same") : t("deckPage.bulk.differences", { count })}
      </h3>
      {count > 0 && <DifferenceList differences={differences} />}
      {problems.length > 0 && (
        <section>
          <h3 className="ruled-heading">
            {t("deckPage.bulk.problems", { count: problems.length })}
          </h3>
          <ul className={styles.marked}>
            {problems.map(({ line, message, suggestions }) => (
              <li key={`${line} ${message}`}>
                {t("deckPage.bulk.problemLine", { line, message })}
                {suggestions.length > 0 && (
                  <small>{t("deckPage.bulk.suggestions", { names: suggestions.join(", ") })}</small>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
