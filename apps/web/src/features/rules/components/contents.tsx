import { pagePath } from "@spellwright/locales";
import { Link } from "@spellwright/router";
import { useText } from "../../../lib/text/text.tsx";
import { LoadFailed, Skeleton } from "../../../ui/index.ts";
import { useContents } from "../api/rules-calls.ts";
import { ChapterLink } from "./chapter-link.tsx";
import styles from "./contents.module.css";
import { EditionNote } from "./edition-note.tsx";
import headingLink from "./heading-link.module.css";

/** Sections and chapters of the edition in use, each with the number of its rules. */
export function Contents() {
  const { t, language } = useText();
  const contents = useContents();
  if (contents.isError)
    return (
      <LoadFailed
        title={t("rules.failed")}
        error={contents.error}
        busy={contents.isFetching}
        onRetry={() => void contents.refetch()}
      />
    );
  if (contents.data === undefined)
    return <Skeleton widths={["50%", "80%", "70%", "80%"]} label={t("rules.loading")} />;
  const { sections } = contents.data;
  return (
    <>
      <EditionNote edition={contents.data} long />
      <div className={styles.sections}>
        {sections.map((section) => (
          <section key={section.number} aria-labelledby={`section-${section.number}`}>
            <h2 className="ruled-heading" id={`section-${section.number}`}>
              <Link to={pagePath(language, "rule", section.number)} className={headingLink.link}>
                {section.number}. {section.title}
              </Link>
            </h2>
            <ol>
              {section.chapters.map((chapter) => (
                <li key={chapter.number}>
                  <ChapterLink number={chapter.number} title={chapter.title}>
                    <small className="muted figures">
                      {t("rules.rulesCount", { count: chapter.rules })}
                    </small>
                  </ChapterLink>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </>
  );
}
