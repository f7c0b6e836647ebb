import { useText } from "../../../lib/text/text.tsx";
import { LoadFailed, Plate, Skeleton } from "../../../ui/index.ts";
import { useEditions } from "../api/edition-calls.ts";
import { comparedEditions } from "../model/compared-editions.ts";
import styles from "./changes.module.css";
import { Changes } from "./changes.tsx";
import { RulesFrame } from "./rules-frame.tsx";

/** What the edition in use changed of the one it replaced. */
export function ChangesPage() {
  const { t } = useText();
  return (
    <RulesFrame>
      <h1>{t("rules.diff.title")}</h1>
      <p className="lead">{t("rules.diff.lead")}</p>
      <Compared />
    </RulesFrame>
  );
}

function Compared() {
  const { t } = useText();
  const editions = useEditions();
  if (editions.isError)
    return (
      <LoadFailed
        title={t("rules.diff.failed")}
        error={editions.error}
        busy={editions.isFetching}
        onRetry={() => void editions.refetch()}
      />
    );
  if (editions.data === undefined)
    return <Skeleton widths={["40%", "100%", "90%"]} label={t("rules.diff.loading")} />;
  const compared = comparedEditions(editions.data.items);
  if (compared === null)
    return (
      <Plate className={`stack ${styles.none}`}>
        <h2>{t("rules.diff.none")}</h2>
        <p className="soft">{t("rules.diff.noneText")}</p>
      </Plate>
    );
  return <Changes {...compared} />;
}
