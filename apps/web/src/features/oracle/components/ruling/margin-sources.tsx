import type { Ruling } from "@spellwright/contract";
import { BookOpen, Globe, ScrollText } from "lucide-react";
import { fullDay } from "../../../../lib/text/dates.ts";
import { useText } from "../../../../lib/text/text.tsx";
import { citedSections, editionDate, namedSources, webSources } from "../../model/rule-sources.ts";
import styles from "./ruling-margin.module.css";

/** Where the answer comes from: the rules edition, notes on cards, web pages (ORA-02, ORA-18). */
export function MarginSources({ ruling }: { ruling: Ruling }) {
  const { t, language } = useText();
  const rules = ruling.relevant_rules.filter(({ of_near_question: near }) => !near);
  const [firstRule] = rules;
  const sections = citedSections(rules);
  const enumerated = new Intl.ListFormat(language);
  const pages = webSources(ruling);
  const named = namedSources(ruling);
  if (firstRule === undefined && pages.length === 0 && named.length === 0) return null;
  return (
    <section>
      <h3 className="ruled-heading">{t("oracle.gloss.sources")}</h3>
      {firstRule && (
        <p className={styles.source}>
          <BookOpen className="icon icon-small" />
          <span>
            {t("oracle.gloss.rulebook", {
              count: sections.length,
              sections: enumerated.format(sections),
            })}
            <small>
              {t(firstRule.verbatim ? "oracle.gloss.official" : "oracle.gloss.paraphrase", {
                date: fullDay(editionDate(firstRule.edition), language),
              })}
            </small>
          </span>
        </p>
      )}
      {named.map((source) => (
        <p className={styles.source} key={source}>
          <ScrollText className="icon icon-small" />
          <span>{source}</span>
        </p>
      ))}
      {pages.map((page) => (
        <a
          className={styles.source}
          key={page.url}
          href={page.url}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Globe className="icon icon-small" />
          <span>
            {page.title}
            <small>
              {page.title === page.site ? t("oracle.gloss.web") : page.site}
              <span className="visually-hidden"> ({t("oracle.gloss.newTab")})</span>
            </small>
          </span>
        </a>
      ))}
    </section>
  );
}
