import type { GlossaryTerm } from "@spellwright/contract";
import { pagePath } from "@spellwright/locales";
import { Link } from "@spellwright/router";
import { useText } from "../../../lib/text/text.tsx";
import headingLink from "./heading-link.module.css";
import styles from "./term.module.css";
import { TermDefinition } from "./term-definition.tsx";

/** A term of the glossary, which links to its own page, and its definition. */
export function TermEntry({ term }: { term: GlossaryTerm }) {
  const { language } = useText();
  return (
    <div>
      <dt lang={term.term === term.english ? "en" : undefined}>
        <Link className={headingLink.link} to={pagePath(language, "glossaryTerm", term.term)}>
          {term.term}
        </Link>
        {term.term !== term.english && (
          <small className={`muted ${styles.english}`} lang="en">
            {term.english}
          </small>
        )}
      </dt>
      <dd>
        <TermDefinition term={term} />
      </dd>
    </div>
  );
}
