import { pagePath } from "@spellwright/locales";
import { Link } from "@spellwright/router";
import { useQuery } from "@tanstack/react-query";
import { Scale } from "lucide-react";
import { useId } from "react";
import { api } from "../../../lib/http/api.ts";
import { useText } from "../../../lib/text/text.tsx";
import { ConfidenceMeter } from "../../../ui/confidence-meter.tsx";
import { AnswerHead, AnswerPlate, AnswerText, paragraphsOf } from "../../chat/index.ts";
import styles from "./example-ruling.module.css";
import { ReliabilityLink } from "./reliability-link.tsx";

/** One real ruling with its rules, for who has no account yet. Where it cannot be had, nothing is missed. */
export function ExampleRuling() {
  const { t, language } = useText();
  const titleId = useId();
  const { data } = useQuery(
    api.ruling.example.queryOptions({
      input: { language },
      staleTime: Number.POSITIVE_INFINITY,
    }),
  );
  if (data === undefined) return null;
  const { question, ruling } = data;
  const claims = new Set(ruling.relevant_rules.map(({ claim }) => claim));
  return (
    <AnswerPlate decided className={styles.example} aria-labelledby={titleId}>
      <AnswerHead>
        <Scale className="icon" />
        {t("oracle.empty.exampleTitle")}
      </AnswerHead>
      <p className="soft">{question}</p>
      <h2 id={titleId} className={styles.sentence}>
        {ruling.ruling}
      </h2>
      <div className={styles.confidence}>
        <ConfidenceMeter confidence={ruling.confidence} />
        <p className="small soft">
          <ReliabilityLink />
        </p>
      </div>
      <AnswerText>
        {paragraphsOf(ruling.explanation)
          .filter((paragraph) => !claims.has(paragraph))
          .map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
      </AnswerText>
      <h3 className={styles.rulesHeading}>{t("oracle.ruling.rules")}</h3>
      <dl className={styles.rules}>
        {ruling.relevant_rules.map(({ number, claim, text, verbatim }) => (
          <div key={number}>
            <dt>
              <Link
                className="chip chip-rule"
                to={pagePath(language, "rule", number)}
                aria-label={t("oracle.rule.name", { number })}
              >
                {number}
              </Link>
            </dt>
            <dd lang={claim === undefined && verbatim ? "en" : undefined}>{claim ?? text}</dd>
          </div>
        ))}
      </dl>
    </AnswerPlate>
  );
}
