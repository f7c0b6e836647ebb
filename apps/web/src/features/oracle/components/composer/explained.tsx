import type { ExplainedText } from "@spellwright/contract";
import { pagePath } from "@spellwright/locales";
import { Link } from "@spellwright/router";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { api } from "../../../../lib/http/api.ts";
import { EXPLAINED_MAX } from "../../../../lib/http/contract.static.ts";
import { useDebounced } from "../../../../lib/page/use-debounced.ts";
import { withoutMarkup } from "../../../../lib/text/card-markup.ts";
import { useText } from "../../../../lib/text/text.tsx";
import { CardTextLine } from "../../../../ui/card-text.tsx";
import styles from "./explained.module.css";

/** What is looked up follows the typing, but waits for a pause. */
const PAUSE_MS = 400;
/** Fewer letters name nothing. */
const LEAST = 3;

/** Free answers under a question that is being written: what its term means, its card says, what is settled. */
export function Explained({ text }: { text: string }) {
  const { t, language } = useText();
  const written = useDebounced(withoutMarkup(text).trim(), PAUSE_MS);
  const isAsked = written.length >= LEAST && written.length <= EXPLAINED_MAX;
  const { data } = useQuery(
    api.questions.explain.queryOptions({
      input: { text: written, language },
      enabled: isAsked,
      staleTime: Number.POSITIVE_INFINITY,
      placeholderData: keepPreviousData,
    }),
  );
  if (!isAsked || data === undefined) return null;
  const { explanation, others, questions } = data;
  if (explanation === null && questions.length === 0) return null;
  return (
    <section className={styles.explained} aria-label={t("explained.label")} aria-live="polite">
      {explanation !== null && <Explanation explanation={explanation} />}
      {others.map((other) => (
        <Explanation key={`${other.kind} ${other.name}`} explanation={other} />
      ))}
      {questions.length > 0 && (
        <nav aria-label={t("explained.questions")}>
          <p className="muted">{t("explained.questions")}</p>
          <ul>
            {questions.map(({ slug, question }) => (
              <li key={slug}>
                <Link className="text-link" to={pagePath(language, "question", slug)}>
                  <CardTextLine line={question} />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </section>
  );
}

interface ExplanationProps {
  explanation: NonNullable<ExplainedText["explanation"]>;
}

/** One term or card, with what it stands on. */
function Explanation({ explanation }: ExplanationProps) {
  const { t, language } = useText();
  const { kind, name, text, detail, rules } = explanation;
  return (
    <div lang={explanation.language === language ? undefined : explanation.language}>
      <p>
        <b>{name}</b> <span className="tag">{t("explained.free")}</span>
      </p>
      <p>
        <CardTextLine line={text} />
      </p>
      {detail !== "" && (
        <p className="soft">
          <CardTextLine line={detail} />
        </p>
      )}
      <p className="row wrap">
        {kind === "card" && (
          <Link className="text-link" to={pagePath(language, "card", name)}>
            {t("explained.card")}
          </Link>
        )}
        {rules.map((number) => (
          <Link key={number} className="text-link" to={pagePath(language, "rule", number)}>
            {t("explained.rule", { number })}
          </Link>
        ))}
      </p>
    </div>
  );
}
