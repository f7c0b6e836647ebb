import { pagePath } from "@spellwright/locales";
import { Link } from "@spellwright/router";
import { MessagesSquare } from "lucide-react";
import { useText } from "../../../lib/text/text.tsx";

/** The way to the servers of Discord, in the menus. */
export function DiscordLink({ onClose }: { onClose: (then?: () => void) => void }) {
  const { t, language } = useText();
  return (
    <Link className="menu-item" to={pagePath(language, "discord")} onClick={() => onClose()}>
      <MessagesSquare className="icon" />
      {t("shell.discord")}
    </Link>
  );
}
