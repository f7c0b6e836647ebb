import type { BracketPolicySource } from "@spellwright/contract";
import { ChevronDown, Scale } from "lucide-react";
import { fullDay } from "../../../lib/text/dates.ts";
import { useText } from "../../../lib/text/text.tsx";
import type { Bracket } from "../model/deck-bracket.ts";
import styles from "./bracket-method.module.css";

const CRITERIA = ["cards", "others", "note"] as const;
const STEPS = ["count", "search", "highest", "tutors", "confidence"] as const;

interface BracketMethodProps {
  bracket: Bracket;
  /** Which rules it was calculated with. Null while that is not known. */
  policy: BracketPolicySource | null;
}

/** What a deck of this bracket fulfils, and how the bracket is found (BRK-02, BRK-03). */
export function BracketMethod({ bracket, policy }: BracketMethodProps) {
  const { t, language } = useText();
  const enumerated = new Intl.ListFormat(language);
  return (
    <details className={styles.method}>
      <summary className="fold">
        <Scale className="icon" />
        {t("bracketPage.method")}
        <ChevronDown className="icon" />
      </summary>
      <div className={styles.rules}>
        <section>
          <h4>{t("bracketPage.criteriaTitle", { bracket })}</h4>
          <ul>
            {CRITERIA.map((criterion) => (
              <li key={criterion}>{t(`bracketPage.criteria.${bracket}.${criterion}`)}</li>
            ))}
          </ul>
        </section>
        <section>
          <h4>{t("bracketPage.methodTitle")}</h4>
          <ol>
            {STEPS.map((step) => (
              <li key={step}>{t(`bracketPage.steps.${step}`)}</li>
            ))}
          </ol>
        </section>
        <p className="soft">{t("bracketPage.advice")}</p>
        <Editions
          title={t("bracketPage.historyTitle")}
          editions={(policy?.history ?? []).map(({ added, removed, ...edition }) => ({
            ...edition,
            line: t("bracketPage.historyLine", { added, removed }),
          }))}
        />
        <Editions
          title={t("bracketPage.limitsTitle")}
          editions={(policy?.limits ?? []).map(({ set, ...edition }) => ({
            ...edition,
            line: t("bracketPage.limitsLine", {
              limits: enumerated.format(set.map((limit) => t(`bracketPage.limits.${limit}`))),
            }),
          }))}
        />
        {policy !== null && (
          <p>
            {t("bracketPage.policy", { date: fullDay(policy.as_of, language) })}{" "}
            <a className="text-link" href={policy.source} target="_blank" rel="noopener noreferrer">
              {t("bracketPage.policySource")}
            </a>
          </p>
        )}
      </div>
    </details>
  );
}

interface EditionsProps {
  title: string;
  /** Oldest first; none: nothing is shown. */
  editions: readonly { date: string; source: string; line: string }[];
}

/** What each official edition changed, with its day as a link to its source. */
function Editions({ title, editions }: EditionsProps) {
  const { language } = useText();
  if (editions.length === 0) return null;
  return (
    <section>
      <h4>{title}</h4>
      <ul>
        {editions.map(({ date, source, line }) => (
          <li key={date}>
            <a className="text-link" href={source} target="_blank" rel="noopener noreferrer">
              {fullDay(date, language)}
            </a>
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}
