import type { RulePage } from "@spellwright/contract";
import { useText } from "../../../lib/text.tsx";
import { Button, Skeleton } from "../../../ui/index.ts";
import { useChapter } from "../hooks/use-rules.ts";
import { pagesNamed } from "../model/rule-number.ts";
import { LoadFailed } from "./load-failed.tsx";
import { RuleLine } from "./rule-line.tsx";
import { RuleLink } from "./rule-link.tsx";

/** From so many rules on, a chapter begins with an index of them. */
const LONG_CHAPTER = 40;

/** All rules of a chapter in the order of the book, a page of them at a time. */
export function ChapterRules({ chapter }: { chapter: RulePage }) {
  const { t } = useText();
  const rules = useChapter(chapter.number);
  const pages = rules.data?.pages ?? [];
  const isRule = pagesNamed(chapter);
  return (
    <>
      {chapter.child_rules.length > LONG_CHAPTER && (
        <details className="rules-index">
          <summary className="btn">{t("rules.rule.index")}</summary>
          <ol className="small">
            {chapter.child_rules.map((child) => (
              <li key={child.number}>
                <RuleLink number={child.number}>
                  {child.number} {child.heading === chapter.heading ? "" : child.heading}
                </RuleLink>
              </li>
            ))}
          </ol>
        </details>
      )}
      <ol className="rules-lines" aria-label={t("rules.rule.children")}>
        {pages.flatMap((page) =>
          page.items.map((rule) => <RuleLine key={rule.number} rule={rule} isRule={isRule} />),
        )}
      </ol>
      {rules.isError && (
        <LoadFailed
          title={t("rules.failed")}
          error={rules.error}
          busy={rules.isFetching}
          onRetry={() => void (pages.length === 0 ? rules.refetch() : rules.fetchNextPage())}
        />
      )}
      {rules.isPending && <Skeleton widths={["100%", "90%", "95%"]} label={t("rules.loading")} />}
      {rules.hasNextPage && !rules.isError && (
        <Button wide busy={rules.isFetchingNextPage} onClick={() => void rules.fetchNextPage()}>
          {t(rules.isFetchingNextPage ? "rules.rule.loadingMore" : "rules.rule.more")}
        </Button>
      )}
    </>
  );
}
