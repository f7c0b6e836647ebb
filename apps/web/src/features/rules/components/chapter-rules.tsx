import type { RulePage, RuleView } from "@spellwright/contract";
import { Fragment } from "react";
import { useText } from "../../../lib/text/text.tsx";
import { Button, LoadFailed, Skeleton } from "../../../ui/index.ts";
import { useChapter } from "../api/rules-calls.ts";
import { pagesNamed } from "../model/rule-number.ts";
import { RuleLine } from "./rule-line.tsx";
import styles from "./rule-lines.module.css";
import { RuleLink } from "./rule-link.tsx";

/** From so many rules on, a chapter begins with an index of them. */
const LONG_CHAPTER = 40;

/** All rules of a chapter in the order of the book, a page of them at a time. */
export function ChapterRules({ chapter }: { chapter: RulePage }) {
  const { t } = useText();
  const rules = useChapter(chapter.number);
  const pages = rules.data?.pages ?? [];
  const items = pages.flatMap((page) => page.items);
  const isRule = pagesNamed(chapter);
  return (
    <>
      {chapter.child_rules.length > LONG_CHAPTER && (
        <details className={styles.index}>
          <summary className="button">{t("rules.rule.index")}</summary>
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
      <ol className={styles.lines} aria-label={t("rules.rule.children")}>
        {items.map((rule, place) => (
          <Fragment key={rule.number}>
            <Name rule={rule} before={items[place - 1]?.heading ?? chapter.heading} />
            <RuleLine rule={rule} isRule={isRule} />
          </Fragment>
        ))}
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

/** The name that rules stand under, where it is no rule of its own (our digest). */
function Name({ rule, before }: { rule: RuleView; before: string | null }) {
  const { heading, parent, text } = rule;
  if (heading === null || parent === null || heading === before) return null;
  // The official text of 702.2 is its name, « Deathtouch ».
  if (!parent.includes(".") || text === heading) return null;
  return (
    <li className={styles.name}>
      <RuleLink number={parent}>
        {parent} {heading}
      </RuleLink>
    </li>
  );
}
