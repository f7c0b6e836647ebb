import { pagePath } from "@spellwright/locales";
import { useAddressWord, useNavigate } from "@spellwright/router";
import { useText } from "../../../lib/text/text.tsx";
import { SearchForm, Select } from "../../../ui/index.ts";
import { addressWordsOf, type CardSearchView, SORTS, sortOf } from "../model/card-search-view.ts";
import styles from "./card-search.module.css";
import { FoundCards } from "./found-cards.tsx";
import { SearchSyntax } from "./search-syntax.tsx";

/** All cards for anybody to search. The search is part of the address. */
export function CardSearchPage() {
  const { t, language } = useText();
  const navigate = useNavigate();
  const view = { query: useAddressWord("q") ?? "", sort: sortOf(useAddressWord("sort")) };
  const show = (next: CardSearchView) =>
    void navigate({
      to: pagePath(language, "cards"),
      words: addressWordsOf(next),
      keepScroll: true,
    });
  return (
    <main className={`page ${styles.page}`} id="main" tabIndex={-1}>
      <h1>{t("cardSearch.title")}</h1>
      <p className="lead">{t("cardSearch.lead")}</p>
      <search className="stack">
        <SearchForm
          label={t("cardSearch.label")}
          help={t("cardSearch.help")}
          submit={t("cardSearch.submit")}
          query={view.query}
          onSearch={(query) => show({ ...view, query })}
        />
        <SearchSyntax />
        <Select
          label={t("cardSearch.sort")}
          className={styles.sort}
          value={view.sort}
          onChange={(sort) => show({ ...view, sort: sortOf(sort) })}
        >
          {SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {t(`cardSearch.sorts.${sort}`)}
            </option>
          ))}
        </Select>
      </search>
      <FoundCards view={view} />
    </main>
  );
}
