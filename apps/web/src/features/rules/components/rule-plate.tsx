import type { RulePage } from "@spellwright/contract";
import { useText } from "../../../lib/text/text.tsx";
import { Plate } from "../../../ui/index.ts";
import { kindOf, pagesNamed } from "../model/rule-number.ts";
import { RuleActions } from "./rule-actions.tsx";
import styles from "./rule-plate.module.css";
import { RuleText } from "./rule-text.tsx";

const NAMES = {
  section: "rules.rule.sectionName",
  chapter: "rules.rule.chapterName",
  rule: "rules.rule.name",
} as const;

/** A rule's number, its texts and its examples. A text that is only its name is in the title. */
export function RulePlate({ rule }: { rule: RulePage }) {
  const { t, language } = useText();
  const kind = kindOf(rule.number);
  const isTitle = kind !== "rule" || rule.text === rule.heading;
  const isRule = pagesNamed(
    rule,
    rule.links.map(({ number }) => number),
  );
  const paraphrase = rule.verbatim ? rule.paraphrase?.[language] : undefined;
  const oursFirst = language === "fr" && paraphrase !== undefined;
  const official = (
    <div>
      {paraphrase !== undefined && (
        <h2 className={`field-label ${styles.label}`}>{t("rules.rule.official")}</h2>
      )}
      <blockquote
        className={oursFirst ? "soft" : styles.main}
        lang={rule.verbatim ? "en" : undefined}
      >
        <RuleText
          text={rule.text}
          isRule={isRule}
          terms={rule.glossary}
          inEnglish={rule.verbatim}
        />
      </blockquote>
    </div>
  );
  return (
    <Plate mark className={styles.plate}>
      <h1>
        <span className={styles.kind}>{t(NAMES[kind], { number: rule.number })}</span>
        {rule.heading && <span>{rule.heading}</span>}
      </h1>
      {!isTitle && (
        <div className={styles.texts}>
          {!oursFirst && official}
          {paraphrase !== undefined && (
            <div>
              <h2 className={`field-label ${styles.label}`}>{t("rules.rule.paraphrase")}</h2>
              <p className={oursFirst ? styles.main : "soft"}>
                <RuleText text={paraphrase} isRule={isRule} terms={rule.glossary} />
              </p>
            </div>
          )}
          {oursFirst && official}
        </div>
      )}
      <Examples rule={rule} />
      <RuleActions number={rule.number} />
    </Plate>
  );
}

function Examples({ rule }: { rule: RulePage }) {
  const { t } = useText();
  const { examples } = rule;
  if (examples.length === 0) return null;
  return (
    <section className={styles.examples}>
      <h2 className={`field-label ${styles.label}`}>
        {t("rules.rule.examples", { count: examples.length })}
      </h2>
      {examples.map((example) => (
        <p key={example} lang={rule.verbatim ? "en" : undefined}>
          <RuleText text={example} isRule={pagesNamed(rule)} />
        </p>
      ))}
    </section>
  );
}
