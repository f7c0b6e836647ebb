import { BRACKETS } from "../../../lib/http/contract.static.ts";
import { useText } from "../../../lib/text/text.tsx";
import type { Bracket } from "../model/deck-bracket.ts";
import styles from "./bracket-scale.module.css";

/** The five brackets as rising steps, with the deck’s own marked in words too (guide §1). */
export function BracketScale({ bracket }: { bracket: Bracket }) {
  const { t } = useText();
  return (
    <ol className={styles.scale} aria-label={t("bracketPage.scale")}>
      {BRACKETS.map((step) => (
        <li key={step} className={styles.step} aria-current={step === bracket ? "step" : undefined}>
          {step === bracket && <span className={styles.yours}>{t("bracketPage.yours")}</span>}
          <b>{step}</b>
          <span className={styles.name}>{t(`forge.brackets.${step}`)}</span>
        </li>
      ))}
    </ol>
  );
}
