import { pagePath } from "@spellwright/locales";
import { Link } from "@spellwright/router";
import { Settings } from "lucide-react";
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
