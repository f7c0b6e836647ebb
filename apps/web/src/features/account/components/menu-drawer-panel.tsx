import { LogIn, LogOut, X } from "lucide-react";
import type { ReactNode } from "react";
import { useText } from "../../../lib/text/text.tsx";
import { Button, IconButton, TaperedRule } from "../../../ui/index.ts";
import { type SessionUser, useSignInPrompt } from "../../auth/index.ts";
import { openSubscription } from "../../billing/index.ts";
import { useSignOut } from "../hooks/use-sign-out.ts";
import { Avatar } from "./avatar.tsx";
import { MenuChangelogLinks } from "./menu-changelog-links.tsx";
import styles from "./menu-drawer-panel.module.css";
import { MenuNavigation } from "./menu-navigation.tsx";
import panelHead from "./panel-head.module.css";
import { SettingsLink } from "./settings-link.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";
import { ZapCard } from "./zap-card.tsx";

interface MenuDrawerPanelProps {
  /** Null for a visitor. */
  user: SessionUser | null;
  languageSwitch: ReactNode;
  onClose: (then?: () => void) => void;
}

/** The account and the navigation on small screens, inside their drawer (HEAD-02). */
export function MenuDrawerPanel({ user, languageSwitch, onClose }: MenuDrawerPanelProps) {
  const { t } = useText();
  const leave = useSignOut();
  const prompt = useSignInPrompt();
  return (
    <>
      <div className={`row ${panelHead.head}`}>
        {user !== null && <Avatar user={user} />}
        <b className="grow truncate">{user === null ? t("common.productName") : user.email}</b>
        <IconButton label={t("common.close")} onClick={() => onClose()}>
          <X className="icon" />
        </IconButton>
      </div>
      {user === null ? (
        <div className={styles.signIn}>
          <Button variant="primary" wide onClick={() => onClose(() => prompt.open())}>
            <LogIn className="icon" />
            {t("shell.signIn")}
          </Button>
        </div>
      ) : (
        <ZapCard onOpen={() => onClose(() => openSubscription())} />
      )}
      <nav className={styles.navigation} aria-label={t("shell.mainNavigation")}>
        <MenuNavigation signedIn={user !== null} onClose={onClose} />
        <TaperedRule className={styles.divider} />
        {user !== null && <SettingsLink onClose={onClose} />}
        <MenuChangelogLinks onClose={onClose} />
      </nav>
      <div className={`row between ${styles.foot}`}>
        {languageSwitch}
        <ThemeSwitch />
        {user !== null && (
          <IconButton label={t("shell.signOut")} onClick={() => onClose(() => void leave())}>
            <LogOut className="icon" />
          </IconButton>
        )}
      </div>
    </>
  );
}
