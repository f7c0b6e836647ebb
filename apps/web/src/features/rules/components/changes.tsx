import type { EditionDiff, KeptEdition, RuleChangeKind } from "@spellwright/contract";
import { useState } from "react";
import { RULE_CHANGES } from "../../../lib/http/contract.static.ts";
import { fullDay } from "../../../lib/text/dates.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Button, LoadFailed, Skeleton } from "../../../ui/index.ts";
import { useChanges } from "../api/edition-calls.ts";
import { ChangeView } from "./change-view.tsx";
import styles from "./changes.module.css";
import { FilterButton, FilterButtons } from "./filter-buttons.tsx";

interface ChangesProps {
  from: KeptEdition;
  to: KeptEdition;
}

/** The changes between two editions in the order of the book, of one kind or all. */
export function Changes({ from, to }: ChangesProps) {
  const { t, language } = useText();
  const [kind, setKind] = useState<RuleChangeKind | null>(null);
  const changes = useChanges(from, to, kind);
  const pages = changes.data?.pages ?? [];
  const [first] = pages;
  const items = pages.flatMap((page) => page.items);
  const days = {
    from: fullDay(from.effective_date, language),
    to: fullDay(to.effective_date, language),
  };
  return (
    <>
      <h2>{t("rules.diff.between", days)}</h2>
      {first && <Kinds counts={first.counts} kind={kind} onChange={setKind} />}
      {first && items.length === 0 && (
        <p role="status">{t(kind === null ? "rules.diff.same" : "rules.diff.noneOfKind")}</p>
      )}
      <ol className={styles.changes}>
        {items.map((change) => (
          <ChangeView
            key={`${change.kind} ${change.before?.number} ${change.after?.number}`}
            change={change}
          />
        ))}
      </ol>
      {changes.isError && (
        <LoadFailed
          title={t("rules.diff.failed")}
          error={changes.error}
          busy={changes.isFetching}
          onRetry={() => void (first ? changes.fetchNextPage() : changes.refetch())}
        />
      )}
      {changes.isPending && (
        <Skeleton widths={["60%", "100%", "90%"]} label={t("rules.diff.loading")} />
      )}
      {changes.hasNextPage && !changes.isError && (
        <Button wide busy={changes.isFetchingNextPage} onClick={() => void changes.fetchNextPage()}>
          {t("rules.diff.more")}
        </Button>
      )}
    </>
  );
}

interface KindsProps {
  counts: EditionDiff["counts"];
  kind: RuleChangeKind | null;
  onChange: (kind: RuleChangeKind | null) => void;
}

function Kinds({ counts, kind, onChange }: KindsProps) {
  const { t } = useText();
  return (
    <>
      <FilterButtons label={t("rules.diff.kinds")}>
        <FilterButton chosen={kind === null} onChoose={() => onChange(null)}>
          {t("rules.diff.all")}
        </FilterButton>
        {RULE_CHANGES.map((each) => (
          <FilterButton key={each} chosen={kind === each} onChoose={() => onChange(each)}>
            {t(`rules.diff.${each}`)} <span className="figures">{counts[each]}</span>
          </FilterButton>
        ))}
      </FilterButtons>
      <p className="small muted">{t("rules.diff.unchanged", { count: counts.unchanged })}</p>
    </>
  );
}
