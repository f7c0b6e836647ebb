import type { RuleLink as RuleLinkData, RulePage } from "@spellwright/contract";
import { useState } from "react";
import { useText } from "../../../lib/text/text.tsx";
import { LinkButton } from "../../../ui/index.ts";
import { excerptOf } from "../model/mark-words.ts";
import { ruleWords } from "../model/rule-words.ts";
import styles from "./rule-aside.module.css";
import { RuleLink } from "./rule-link.tsx";
import { TermButton } from "./term-button.tsx";

/** Longer lists begin folded. */
const SHOWN = 8;

/** What a rule leads to, in the margin: terms, rules it names, rules that name it (guide §1). */
export function RuleAside({ rule }: { rule: RulePage }) {
  const { t } = useText();
  const { glossary, links, cited_by } = rule;
  if (glossary.length + links.length + cited_by.length === 0) return null;
  return (
    <aside className="stack" aria-label={t("rules.rule.links")}>
      {glossary.length > 0 && (
        <section>
          <h2 className="ruled-heading">{t("rules.rule.terms")}</h2>
          <div className="row wrap">
            {glossary.map((entry) => (
              <TermButton
                key={entry.term}
                term={entry}
                text={entry.term}
                lang={entry.term === entry.english ? "en" : undefined}
                className="chip"
              />
            ))}
          </div>
        </section>
      )}
      <Links title={t("rules.rule.links")} links={links} />
      <Links title={t("rules.rule.citedBy")} links={cited_by} />
    </aside>
  );
}

interface LinksProps {
  title: string;
  links: readonly RuleLinkData[];
}

function Links({ title, links }: LinksProps) {
  const { t } = useText();
  const [whole, setWhole] = useState(false);
  if (links.length === 0) return null;
  const shown = whole ? links : links.slice(0, SHOWN);
  return (
    <section>
      <h2 className="ruled-heading">{title}</h2>
      <ul className={`small ${styles.links}`}>
        {shown.map((link) => (
          <li key={link.number}>
            <RuleLink number={link.number} /> {link.heading && <b>{link.heading}</b>}
            {link.text !== link.heading && <Beginning link={link} />}
          </li>
        ))}
      </ul>
      {shown.length < links.length && (
        <LinkButton className="small" onClick={() => setWhole(true)}>
          {t("rules.rule.showMore", { count: links.length })}
        </LinkButton>
      )}
    </section>
  );
}

function Beginning({ link }: { link: RuleLinkData }) {
  const { language } = useText();
  const [{ text, lang }] = ruleWords(link, language);
  return (
    <span className={`muted ${styles.beginning}`} lang={lang}>
      {excerptOf(text, "")}
    </span>
  );
}
