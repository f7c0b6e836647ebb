import type { RuleView } from "@spellwright/contract";
import { pagePath } from "@spellwright/locales";
import { Link } from "@spellwright/router";
import { useText } from "../../../lib/text/text.tsx";
import { CardTextLine } from "../../../ui/card-text.tsx";
import { LoadFailed, Skeleton } from "../../../ui/index.ts";
import { MAX_RESULTS, useRuleSearch } from "../api/rules-calls.ts";
import { excerptOf, markWords } from "../model/mark-words.ts";
import { ruleWords } from "../model/rule-words.ts";
import styles from "./search-results.module.css";

/** The rules closest to the words looked for, best first. */
export function SearchResults({ query }: { query: string }) {
  const { t, language } = useText();
  const search = useRuleSearch(query);
  if (search.isError)
    return (
      <LoadFailed
        title={t("rules.search.failed")}
        error={search.error}
        busy={search.isFetching}
        onRetry={() => void search.refetch()}
      />
    );
  if (search.data === undefined)
    return <Skeleton widths={["40%", "100%", "90%", "100%"]} label={t("rules.search.loading")} />;
  const { items } = search.data;
  const count = items.length;
  const sentence = t(
    count === 0
      ? "rules.search.none"
      : count === MAX_RESULTS
        ? "rules.search.most"
        : "rules.search.found",
    { count, query },
  );
  return (
    <section className="stack" aria-label={t("rules.search.results")}>
      <p role="status">{sentence}</p>
      <ol className="found-list">
        {items.map((rule) => (
          <Result key={rule.number} rule={rule} query={query} />
        ))}
      </ol>
      <p>
        <Link to={pagePath(language, "rules")}>{t("rules.search.clear")}</Link>
      </p>
    </section>
  );
}

function Result({ rule, query }: { rule: RuleView; query: string }) {
  const { language } = useText();
  const [words, ...others] = ruleWords(rule, language);
  return (
    <li>
      <Link className={`found-link ${styles.result}`} to={pagePath(language, "rule", rule.number)}>
        <span className="row wrap">
          <b className={`chip-rule ${styles.number}`}>{rule.number}</b>
          {rule.heading && <span className="muted small">{rule.heading}</span>}
        </span>
        <span lang={words.lang}>
          <Marked text={excerptOf(words.text, query)} query={query} />
        </span>
        {others.map(({ text, lang }) => (
          <span key={text} className="soft small" lang={lang}>
            <Marked text={excerptOf(text, query)} query={query} />
          </span>
        ))}
      </Link>
    </li>
  );
}

function Marked({ text, query }: { text: string; query: string }) {
  return markWords(text, query).map((part, place) =>
    part.marked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
      <mark key={place}>{part.text}</mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
      <CardTextLine key={place} line={part.text} />
    ),
  );
}
