import type { SetUp as Settings } from "@spellwright/contract";
import { useText } from "../../../lib/text/text.tsx";
import { useSetUp } from "../api/admin-calls.ts";
import { Facts } from "./facts.tsx";
import { QueryResult } from "./query-result.tsx";

/** What the operator has set, and what each missing setting leaves out. */
export function SetUp() {
  const { t } = useText();
  const supportOf = ({ support_email: value, support_is_default: isDefault }: Settings) => {
    if (value === null) return t("admin.setUp.noSupport");
    return isDefault ? t("admin.setUp.supportByDefault", { value }) : value;
  };
  const communityOf = ({ community_url: value, community_is_default: isDefault }: Settings) => {
    if (value === null) return t("admin.setUp.noCommunity");
    return isDefault ? t("admin.setUp.communityByDefault", { value }) : value;
  };
  return (
    <section>
      <h2>{t("admin.setUp.title")}</h2>
      <QueryResult query={useSetUp()}>
        {(set) => (
          <Facts
            facts={[
              [t("admin.setUp.sales"), t(`admin.setUp.payments.${set.payments}`)],
              [t("admin.setUp.operator"), set.operator ?? t("admin.setUp.unset")],
              [t("admin.setUp.support"), supportOf(set)],
              [t("admin.setUp.community"), communityOf(set)],
            ]}
          />
        )}
      </QueryResult>
    </section>
  );
}
