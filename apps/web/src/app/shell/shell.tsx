import { pageOf } from "@spellwright/locales";
import { type ReactNode, useCallback } from "react";
import { MenuDrawer } from "../../features/account/index.ts";
import { useAddressMessage, useSession } from "../../features/auth/index.ts";
import { PurchaseReturnHost, SubscriptionHost } from "../../features/billing/index.ts";
import { BracketHost } from "../../features/bracket/index.ts";
import { ChangelogHost } from "../../features/changelog/index.ts";
import { DiscordLinkHost } from "../../features/discord/index.ts";
import { AnalysisHost } from "../../features/forge-chat/index.ts";
import { NoticesHost } from "../../features/notices/index.ts";
import { ConsentNotice } from "../../features/page-events/index.ts";
import { PaletteHost } from "../../features/palette/index.ts";
import { SearchHost } from "../../features/search/index.ts";
import { ShortcutsHost } from "../../features/shortcuts/index.ts";
import { useLocation, useNavigate } from "../../lib/router/index.ts";
import { BACKGROUND_COUNT, Background, SkipLink } from "../../ui/index.ts";
import { UnavailablePage } from "../pages/unavailable-page.tsx";
import { ConnectionBanners } from "./connection-banners.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import styles from "./shell.module.css";
import { useOtherTabs } from "./use-other-tabs.ts";

/** Chosen once a load (HEAD-05). */
const CHANCE = Math.random();

/** The frame of every page. */
export function Shell({ children }: { children: ReactNode }) {
  const page = pageOf(useLocation().pathname).page;
  const kind = page === "forge" || page === "deck" ? "board" : "chat";
  const { epoch, user, unavailable } = useSession();
  const navigate = useNavigate();
  const replaceAddress = useCallback(
    (address: string) => void navigate({ to: address, replace: true, still: true }),
    [navigate],
  );
  useOtherTabs();
  useAddressMessage(
    useCallback((rest) => replaceAddress(`${window.location.pathname}${rest}`), [replaceAddress]),
  );
  return (
    <>
      <SkipLink />
      <ConsentNotice />
      {/* Drawn by chance, and by the running page alone: two drawings would follow each other. */}
      {!import.meta.env.SSR && (
        <Background kind={kind} index={Math.floor(CHANCE * BACKGROUND_COUNT[kind])} />
      )}
      <Header />
      <ConnectionBanners />
      <div className={styles.page} key={epoch}>
        {unavailable && user === null ? <UnavailablePage /> : children}
      </div>
      <Footer />
      <MenuDrawer languageSwitch={<LanguageSwitch />} />
      <DiscordLinkHost wanted={page === "discordLink"} replaceAddress={replaceAddress} />
      <SubscriptionHost />
      <PurchaseReturnHost />
      <BracketHost />
      <ChangelogHost />
      <PaletteHost />
      <SearchHost />
      <ShortcutsHost />
      <NoticesHost />
      <AnalysisHost />
    </>
  );
}
