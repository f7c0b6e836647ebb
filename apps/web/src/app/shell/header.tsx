import { pagePath } from "@spellwright/locales";
import { Link } from "@spellwright/router";
import { useQuery } from "@tanstack/react-query";
import { LogIn, MessagesSquare, Plus } from "lucide-react";
import { AccountMenu, MenuButton, ZapMeter } from "../../features/account/index.ts";
import { useSession, useSignInPrompt } from "../../features/auth/index.ts";
import { PaletteButton } from "../../features/palette/index.ts";
import { api } from "../../lib/http/api.ts";
import { startNewDiscussion } from "../../lib/page/chat-frame.ts";
import { useText } from "../../lib/text/text.tsx";
import { BrandMark, Button } from "../../ui/index.ts";
import styles from "./header.module.css";
import { LanguageSwitch } from "./language-switch.tsx";
import { MainTabs } from "./main-tabs.tsx";

/** HEAD-01. */
export function Header() {
  const { t, language } = useText();
  const { user } = useSession();
  const { open } = useSignInPrompt();
  return (
    <header className={styles.header}>
      <Link
        className={styles.brand}
        to={pagePath(language, "oracle")}
        aria-label={t("common.productName")}
      >
        <BrandMark />
        <span className={styles.productName}>{t("common.productName")}</span>
      </Link>
      <MainTabs />
      <div className="grow desktop-only" />
      <PaletteButton />
      {user && <ZapMeter />}
      {user && <NewDiscussion />}
      <Community />
      <div className="desktop-only">
        <LanguageSwitch />
      </div>
      {user ? (
        <AccountMenu user={user} languageSwitch={<LanguageSwitch />} />
      ) : (
        <>
          <Button variant="primary" small className={styles.signIn} onClick={() => open()}>
            <LogIn className={`icon icon-small ${styles.signInIcon}`} />
            <span className={styles.signInText}>{t("shell.signIn")}</span>
          </Button>
          <MenuButton />
        </>
      )}
    </header>
  );
}

function NewDiscussion() {
  const { t, language } = useText();
  return (
    <Link
      className="icon-button desktop-only"
      to={pagePath(language, "oracle")}
      aria-label={t("shell.newDiscussion")}
      data-tooltip={t("shell.newDiscussion")}
      onClick={startNewDiscussion}
    >
      <Plus className="icon" />
    </Link>
  );
}

function Community() {
  const { t } = useText();
  const { data } = useQuery(api.status.queryOptions());
  const url = data?.community_url;
  if (!url) return null;
  return (
    <a
      className="icon-button desktop-only"
      href={url}
      target="_blank"
      rel="noreferrer"
      aria-label={t("shell.communityNewTab")}
      data-tooltip={t("shell.community")}
    >
      <MessagesSquare className="icon" />
    </a>
  );
}
