import { Link } from "@tanstack/react-router";
import { Settings } from "lucide-react";
import { useText } from "../../../lib/text.tsx";

/** The way to the settings, in the menu of the account. */
export function SettingsLink({ onClose }: { onClose: (then?: () => void) => void }) {
  const { t, language } = useText();
  return (
    <Link
      className="menu-item"
      to="/$language/settings"
      params={{ language }}
      onClick={() => onClose()}
    >
      <Settings className="icon" />
      {t("settings.title")}
    </Link>
  );
}
