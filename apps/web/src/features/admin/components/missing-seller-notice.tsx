import { useText } from "../../../lib/text/text.tsx";
import { Banner } from "../../../ui/index.ts";
import { useSetUp } from "../api/admin-calls.ts";

/** What keeps a shop closed whose operator is not named (BILL-10). */
export function MissingSellerNotice() {
  const { t, language } = useText();
  const { data } = useSetUp();
  if (data?.payments !== "incomplete") return null;
  const missing = new Intl.ListFormat(language).format(data.missing_for_sale);
  return <Banner tone="warn">{t("admin.revenue.closed", { missing })}</Banner>;
}
