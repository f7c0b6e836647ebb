import type { DeckDetail } from "@spellwright/contract";
import { useText } from "../../../lib/text/text.tsx";
import { Disclosure } from "../../../ui/index.ts";
import styles from "./combo-steps.module.css";

type Combo = DeckDetail["detected_combos"][number];

/**
 * How a combo is played, in the words of its source, which are English. A source that tells neither steps
 * nor conditions is only linked to: nothing is said of what it does not say.
 */
export function ComboSteps({ combo }: { combo: Combo }) {
  const { t } = useText();
  const { prerequisites, steps, produces, url } = combo;
  const source = url !== null && (
    <a className={`small ${styles.source}`} href={url} target="_blank" rel="noopener noreferrer">
      {t("bracketPage.comboSource")}
    </a>
  );
  if (steps.length === 0 && prerequisites.length === 0) return source || null;
  return (
    <Disclosure className={styles.steps} summary={t("bracketPage.comboSteps")}>
      <Lines title={t("bracketPage.comboNeeds")} lines={prerequisites} />
      {steps.length > 0 && (
        <ol lang="en">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      <Lines title={t("bracketPage.comboDoes")} lines={produces} />
      {source}
    </Disclosure>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <p className="small soft">{title}</p>
      <ul lang="en">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
