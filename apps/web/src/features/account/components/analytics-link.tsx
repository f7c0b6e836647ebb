import { pagePath } from "@spellwright/locales";
import { Link } from "@spellwright/router";
import { ChartColumn } from "lucide-react";
import { useText } from "../../../lib/text/text.tsx";
import { useIsAdmin } from "../../admin/index.ts";

/** The way to the figures, in the menus of admins (ADM-01). Nobody else is told of it. */
export function AnalyticsLink({ onClose }: { onClose: (then?: () => void) => void }) {
  const { t, language } = useText();
  const { data } = useIsAdmin();
  if (data?.is_admin !== true) return null;
  return (
    <Link className="menu-item" to={pagePath(language, "admin")} onClick={() => onClose()}>
      <ChartColumn className="icon" />
      {t("shell.analytics")}
    </Link>
  );
}
