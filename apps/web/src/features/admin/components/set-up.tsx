import { useText } from "../../../lib/text/text.tsx";
import { useSetUp } from "../api/admin-calls.ts";
import { Facts } from "./facts.tsx";
import { QueryResult } from "./query-result.tsx";

/** What the operator has set, and what each missing setting leaves out. */
export function SetUp() {
  const { t } = useText();
  return (
    <section>
      <h2>{t("admin.setUp.title")}</h2>
      <QueryResult query={useSetUp()}>
        {(set) => (
          <Facts
            facts={[
              [t("admin.setUp.sales"), t(`admin.setUp.payments.${set.payments}`)],
              [t("admin.setUp.operator"), set.operator ?? t("admin.setUp.unset")],
              [t("admin.setUp.support"), set.support_email ?? t("admin.setUp.noSupport")],
              [t("admin.setUp.community"), set.community_url ?? t("admin.setUp.noCommunity")],
            ]}
          />
        )}
      </QueryResult>
    </section>
  );
}
