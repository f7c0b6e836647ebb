import { LogOut } from "lucide-react";
import { useText } from "../../../lib/text/text.tsx";
import { openSubscription } from "../../billing/index.ts";
import { useSignOut } from "../hooks/use-sign-out.ts";
import styles from "./account-panel.module.css";
import type { AccountPanelProps } from "./account-panel-props.ts";
import { AnalyticsLink } from "./analytics-link.tsx";
import { Avatar } from "./avatar.tsx";
import { DiscordLink } from "./discord-link.tsx";
import { MenuChangelogLinks } from "./menu-changelog-links.tsx";
import panelHead from "./panel-head.module.css";
import { SettingsLink } from "./settings-link.tsx";
import { SubscriptionItem } from "./subscription-item.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";
import { ZapCard } from "./zap-card.tsx";

/** The account on wide screens, inside its popover (HEAD-01). */
export function AccountPanel({ user, languageSwitch, onClose }: AccountPanelProps) {
  const { t } = useText();
  const leave = useSignOut();
  return (
    <>
      <div className={`row ${panelHead.head}`}>
        <Avatar user={user} />
        <b className="grow truncate">{user.email}</b>
      </div>
      <ZapCard onOpen={() => onClose(() => openSubscription())} />
      <div className={`menu ${styles.list}`}>
        <div className={`row between ${styles.choice}`}>
          <span className="small soft">{t("shell.language")}</span>
          {languageSwitch}
        </div>
        <div className={`row between ${styles.choice}`}>
          <span className="small soft">{t("shell.theme")}</span>
          <ThemeSwitch />
        </div>
        <DiscordLink onClose={onClose} />
        <SubscriptionItem onClose={onClose} />
        <AnalyticsLink onClose={onClose} />
        <SettingsLink onClose={onClose} />
        <MenuChangelogLinks onClose={onClose} />
        <button
          type="button"
          className={`menu-item ${styles.signOut}`}
          onClick={() => void leave()}
        >
          <LogOut className="icon" />
          {t("shell.signOut")}
        </button>
      </div>
    </>
  );
}
