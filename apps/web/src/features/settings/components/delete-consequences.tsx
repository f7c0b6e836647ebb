import { useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/http/api.ts";
import { useText } from "../../../lib/text/text.tsx";

/** What goes with an account. A plan that is paid for goes too, at the provider as well (BILL-11). */
export function DeleteConsequences() {
  const { t } = useText();
  const { data } = useQuery(api.billing.status.queryOptions());
  return (
    <p className="soft small">
      {t("settings.data.deleteText")}
      {data !== undefined &&
        data.subscription !== null &&
        ` ${t("settings.data.deletePlan", { plan: data.plan.name })}`}
    </p>
  );
}
