import { pagePath } from "@spellwright/locales";
import { useAddressWord, useNavigate } from "@spellwright/router";
import { Search } from "lucide-react";
import { useText } from "../../../lib/text/text.tsx";
import { Button, Field, LoadFailed, Skeleton } from "../../../ui/index.ts";
import { useGlossary } from "../api/rules-calls.ts";
import { FilterButton, FilterButtons } from "./filter-buttons.tsx";
import styles from "./glossary-page.module.css";
import { RulesFrame } from "./rules-frame.tsx";
import { TermEntry } from "./term-entry.tsx";

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** The glossary: letters, a search by the beginning of a term, the entries (ORA-17). */
export function GlossaryPage() {
  const { t, language } = useText();
  const navigate = useNavigate();
  const start = useAddressWord("q") ?? "";
  const startWith = (q: string) =>
    void navigate({
      to: pagePath(language, "glossary"),
      words: q === "" ? {} : { q },
      replace: true,
      keepScroll: true,
    });
  const letter = start.toUpperCase();
  return (
    <RulesFrame>
      <h1>{t("rules.terms.title")}</h1>
      <p className="lead">{t("rules.terms.lead")}</p>
      <search>
        <Field
          label={t("rules.terms.search")}
          help={t("rules.terms.help")}
          icon={<Search className="icon" />}
          type="search"
          maxLength={100}
          autoComplete="off"
          value={start}
          onChange={(event) => startWith(event.target.value)}
        />
      </search>
      <FilterButtons label={t("rules.terms.letters")}>
        <FilterButton chosen={start === ""} onChoose={() => startWith("")}>
          {t("rules.terms.all")}
        </FilterButton>
        {LETTERS.map((each) => (
          <FilterButton key={each} chosen={letter === each} onChoose={() => startWith(each)}>
            {each}
          </FilterButton>
        ))}
      </FilterButtons>
      <Terms start={start.trim()} />
    </RulesFrame>
  );
}

function Terms({ start }: { start: string }) {
  const { t } = useText();
  const terms = useGlossary(start);
  const found = terms.data?.pages.flatMap((page) => page.items);
  if (terms.isError)
    return (
      <LoadFailed
        title={t("rules.terms.failed")}
        error={terms.error}
        busy={terms.isFetching}
        onRetry={() => void terms.refetch()}
      />
    );
  if (found === undefined)
    return <Skeleton widths={["40%", "100%", "90%"]} label={t("rules.terms.loading")} />;
  if (found.length === 0) return <p role="status">{t("rules.terms.none", { start })}</p>;
  return (
    <>
      <dl className={styles.terms}>
        {found.map((term) => (
          <TermEntry key={term.term} term={term} />
        ))}
      </dl>
      {terms.hasNextPage && (
        <Button wide busy={terms.isFetchingNextPage} onClick={() => void terms.fetchNextPage()}>
          {t("rules.terms.more")}
        </Button>
      )}
    </>
  );
}
