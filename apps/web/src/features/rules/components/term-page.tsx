import { pagePath } from "@spellwright/locales";
import { Link } from "@spellwright/router";
import { ApiError } from "../../../lib/http/api-error.ts";
import { usePageSubject } from "../../../lib/page/page-subject.ts";
import { useAddressSubject } from "../../../lib/router/address-subject.ts";
import { useText } from "../../../lib/text/text.tsx";
import { LoadFailed, Plate, Skeleton } from "../../../ui/index.ts";
import { useTerm } from "../api/rules-calls.ts";
import styles from "./rule-plate.module.css";
import { RulesFrame } from "./rules-frame.tsx";
import { TermDefinition } from "./term-definition.tsx";

/** One entry of the glossary, by its term in either language. */
export function TermPage() {
  const { t, language } = useText();
  const term = useAddressSubject();
  return (
    <RulesFrame>
      <Entry key={term} term={term} />
      <p>
        <Link to={pagePath(language, "glossary")}>{t("rules.terms.back")}</Link>
      </p>
    </RulesFrame>
  );
}

function Entry({ term }: { term: string }) {
  const { t } = useText();
  const entry = useTerm(term);
  const { data, error } = entry;
  usePageSubject(data?.term ?? null, data?.definition);
  if (error instanceof ApiError && error.code === "TERM_NOT_FOUND")
    return (
      <>
        <h1>{t("rules.terms.missing", { term })}</h1>
        <p className="lead">{t("rules.terms.missingText")}</p>
      </>
    );
  if (entry.isError)
    return (
      <LoadFailed
        title={t("rules.terms.failed")}
        error={error}
        busy={entry.isFetching}
        onRetry={() => void entry.refetch()}
      />
    );
  if (data === undefined)
    return <Skeleton widths={["40%", "100%"]} label={t("rules.terms.loading")} />;
  return (
    <Plate mark className={`stack ${styles.plate}`}>
      <h1 lang={data.term === data.english ? "en" : undefined}>{data.term}</h1>
      {data.term !== data.english && (
        <p className="muted" lang="en">
          {data.english}
        </p>
      )}
      <TermDefinition term={data} />
    </Plate>
  );
}
