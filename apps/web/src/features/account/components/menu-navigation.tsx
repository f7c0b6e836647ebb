import { pagePath } from "@spellwright/locales";
import { Link, useNavigate } from "@spellwright/router";
import { BookOpen, Dices, Hammer, MessageSquareText, Plus, Scale } from "lucide-react";
import { setDiscussionsOpen, startNewDiscussion } from "../../../lib/page/chat-frame.ts";
import { useText } from "../../../lib/text/text.tsx";
import { AnalyticsLink } from "./analytics-link.tsx";
import { DiscordLink } from "./discord-link.tsx";
import styles from "./menu-navigation.module.css";
import { SubscriptionItem } from "./subscription-item.tsx";

interface MenuNavigationProps {
  signedIn: boolean;
  onClose: (then?: () => void) => void;
}

/** Where the drawer leads. A destination that does not exist yet is not in it (HEAD-02). */
export function MenuNavigation({ signedIn, onClose }: MenuNavigationProps) {
  const { t, language } = useText();
  const navigate = useNavigate();
  const showDiscussions = async () => {
    await navigate({ to: pagePath(language, "oracle") });
    setDiscussionsOpen(true);
  };
  return (
    <>
      <Link className="menu-item" to={pagePath(language, "oracle")} onClick={() => onClose()}>
        <Scale className="icon" />
        {t("shell.oracle")}
      </Link>
      <Link className="menu-item" to={pagePath(language, "forge")} onClick={() => onClose()}>
        <Hammer className="icon" />
        {t("shell.forge")} <span className="alpha-mark">{t("shell.alpha")}</span>
      </Link>
      <Link className="menu-item" to={pagePath(language, "rules")} onClick={() => onClose()}>
        <BookOpen className="icon" />
        {t("shell.rules")}
      </Link>
      <Link className="menu-item" to={pagePath(language, "table")} onClick={() => onClose()}>
        <Dices className="icon" />
        {t("shell.table")}
      </Link>
      <button
        type="button"
        className="menu-item"
        onClick={() => onClose(() => void showDiscussions())}
      >
        <MessageSquareText className="icon" />
        {t("shell.discussions")}
      </button>
      <DiscordLink onClose={onClose} />
      {signedIn && (
        <>
          <Link
            className={`menu-item ${styles.newDiscussion}`}
            to={pagePath(language, "oracle")}
            onClick={() => {
              startNewDiscussion();
              onClose();
            }}
          >
            <Plus className="icon" />
            {t("shell.newDiscussion")}
          </Link>
          <SubscriptionItem onClose={onClose} />
          <AnalyticsLink onClose={onClose} />
        </>
      )}
    </>
  );
}
