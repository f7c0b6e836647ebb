import type { GlossaryTerm, Language } from "@spellwright/contract";
import { pagePath } from "@spellwright/locales";
import { Link } from "@spellwright/router";
import { useText } from "../../../lib/text/text.tsx";
import { Popover } from "../../../ui/index.ts";
import styles from "./term.module.css";
import { TermDefinition } from "./term-definition.tsx";

interface TermButtonProps {
  term: GlossaryTerm;
  /** As the text writes it. */
  text: string;
  /** Of the text, where it is not that of the words around it. */
  lang?: Language | undefined;
  className: string | undefined;
}

/** A term that opens its entry of the glossary: by click, touch or Enter; Escape closes it. */
export function TermButton({ term, text, lang, className }: TermButtonProps) {
  const { t, language } = useText();
  return (
    <Popover
      label={term.term}
      align="start"
      className={styles.popover}
      trigger={
        <button type="button" className={className} lang={lang}>
          {text}
        </button>
      }
    >
      <p className={styles.title} lang={term.term === term.english ? "en" : undefined}>
        {term.term}
      </p>
      <TermDefinition term={term} />
      <p className="small">
        <Link to={pagePath(language, "glossaryTerm", term.term)}>{t("rules.rule.termPage")}</Link>
      </p>
    </Popover>
  );
}
