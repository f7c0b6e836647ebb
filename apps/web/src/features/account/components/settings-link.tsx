import { pagePath } from "@spellwright/locales";
import { Settings } from "lucide-react";
import { Link } from "../../../lib/router/index.ts";
import { useText } from "../../../lib/text/text.tsx";

/** The way to the settings, in the menu of the account. */
export function SettingsLink({ onClose }: { onClose: (then?: () => void) => void }) {
  const { t, language } = useText();
  return (
    <Link className="menu-item" to={pagePath(language, "settings")} onClick={() => onClose()}>
      <Settings className="icon" />
      {t("pages.settings.title")}
    </Link>
  );
}
