import { useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/http/api.ts";
import { useText } from "../../../lib/text/text.tsx";

/** What a zap pays for: without a language model every ruling costs one (ORA-11). */
export function ZapExplanation({ className }: { className: string }) {
  const { t } = useText();
  const { data } = useQuery(api.status.queryOptions());
  return (
    <p className={className}>
      {t(data?.engine.kind === "local" ? "billing.leadLocal" : "billing.lead")}
    </p>
  );
}
