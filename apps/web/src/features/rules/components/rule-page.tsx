import type { RulePage as RulePageData } from "@spellwright/contract";
import { ApiError } from "../../../lib/http/api-error.ts";
import { usePageSubject } from "../../../lib/page/page-subject.ts";
import { useAddressSubject } from "../../../lib/router/address-subject.ts";
import { useText } from "../../../lib/text/text.tsx";
import { LoadFailed, MarginColumns, Skeleton } from "../../../ui/index.ts";
import { useRule } from "../api/rules-calls.ts";
import { titleOf } from "../model/rule-number.ts";
import { EditionNote } from "./edition-note.tsx";
import { RuleAside } from "./rule-aside.tsx";
import { RuleBreadcrumb } from "./rule-breadcrumb.tsx";
import { RuleNeighbours } from "./rule-neighbours.tsx";
import styles from "./rule-page.module.css";
import { RulePlate } from "./rule-plate.tsx";
import { RulesBelow } from "./rules-below.tsx";
import { RulesFrame } from "./rules-frame.tsx";
import { RulesSearch } from "./rules-search.tsx";

/** The page of a section, a chapter or a rule, at an address that stays (ORA-17). */
export function RulePage() {
  const number = useAddressSubject();
  return (
    <RulesFrame>
      <Loaded key={number} number={number} />
    </RulesFrame>
  );
}

function Loaded({ number }: { number: string }) {
  const { t } = useText();
  const rule = useRule(number);
  const { data, error } = rule;
  usePageSubject(data === undefined ? null : titleOf(data), data?.text);
  if (error instanceof ApiError && error.code === "RULE_NOT_FOUND")
    return (
      <>
        <h1>{t("rules.rule.missing", { number })}</h1>
        <p className="lead">{t("rules.rule.missingText")}</p>
        <RulesSearch query="" />
      </>
    );
  if (rule.isError)
    return (
      <LoadFailed
        title={t("rules.failed")}
        error={error}
        busy={rule.isFetching}
        onRetry={() => void rule.refetch()}
      />
    );
  if (data === undefined)
    return <Skeleton widths={["30%", "60%", "100%", "90%"]} label={t("rules.loading")} />;
  return <Shown rule={data} />;
}

function Shown({ rule }: { rule: RulePageData }) {
  return (
    <>
      <RuleBreadcrumb rule={rule} />
      <MarginColumns>
        <div className={styles.main}>
          <RulePlate rule={rule} />
          <RulesBelow rule={rule} />
          <RuleNeighbours rule={rule} />
          <EditionNote edition={rule} />
        </div>
        <RuleAside rule={rule} />
      </MarginColumns>
    </>
  );
}
