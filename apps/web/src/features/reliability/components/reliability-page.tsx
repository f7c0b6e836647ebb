import { pagePath } from "@spellwright/locales";
import { Link } from "@spellwright/router";
import { fullDay } from "../../../lib/text/dates.ts";
import { useText } from "../../../lib/text/text.tsx";
import { countQuestions, MEASURED } from "../model/measured.ts";
import { GroupTable } from "./group-table.tsx";
import styles from "./reliability-page.module.css";
import { StrengthPlate, WithoutRulingPlate } from "./strength-plate.tsx";

/** What is asked most comes first. */
const KINDS = MEASURED.kinds.toSorted((one, other) => countQuestions(other) - countQuestions(one));
const NOTES = ["questions", "learned", "range", "model"] as const;

/** How often each strength of an answer was right, on which questions, measured when and with what. */
export function ReliabilityPage() {
  const { t, language } = useText();
  const count = countQuestions(MEASURED);
  const { version } = MEASURED;
  return (
    <main className={`page ${styles.page}`} id="main" tabIndex={-1}>
      <h1>{t("questions.reliability.title")}</h1>
      <p className={`lead ${styles.lead}`}>{t("questions.reliability.lead", { count })}</p>
      <div className={styles.strengths}>
        <StrengthPlate strength="ruling" share={MEASURED.ruling} />
        <StrengthPlate strength="likely" share={MEASURED.likely} />
        <WithoutRulingPlate none={MEASURED.none} all={count} />
      </div>
      <GroupTable
        title={t("questions.reliability.byKind")}
        groups={KINDS.map(({ name, ...group }) => ({
          ...group,
          name: t(`questions.reliability.kinds.${name as "yes_no"}`),
        }))}
      />
      <GroupTable
        title={t("questions.reliability.byLanguage")}
        groups={MEASURED.languages.map(({ name, ...group }) => ({
          ...group,
          name: t(`questions.reliability.languages.${name as "fr"}`),
        }))}
      />
      <section className={styles.notes}>
        <h2>{t("questions.reliability.how")}</h2>
        <p>
          {t("questions.reliability.measured", {
            date: fullDay(MEASURED.measured, language),
            engine: t("oracle.ruling.engineLocal"),
            version,
          })}
        </p>
        <ul>
          {NOTES.map((note) => (
            <li key={note}>{t(`questions.reliability.notes.${note}`)}</li>
          ))}
        </ul>
      </section>
      <p>
        <Link className="button" to={pagePath(language, "oracle")}>
          {t("questions.search.ask")}
        </Link>
      </p>
    </main>
  );
}
