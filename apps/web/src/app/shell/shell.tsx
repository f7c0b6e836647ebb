import { pageOf } from "@spellwright/locales";
import { useLocation, useNavigate } from "@spellwright/router";
import {
  type ComponentProps,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useState,
} from "react";
import { MenuDrawer } from "../../features/account/index.ts";
import { useAddressMessage, useSession } from "../../features/auth/index.ts";
import { BracketHost } from "../../features/bracket/index.ts";
import { ConsentNotice } from "../../features/page-events/index.ts";
import { PaletteHost } from "../../features/palette/index.ts";
import { SearchHost } from "../../features/search/index.ts";
import { ShortcutsHost } from "../../features/shortcuts/index.ts";
import { lazyPart, whenIdle } from "../../lib/page/lazy-part.ts";
import { onChangeElsewhere } from "../../lib/storage/other-tabs.ts";
import { BACKGROUND_COUNT, Background, SkipLink } from "../../ui/index.ts";
import { UnavailablePage } from "../pages/unavailable-page.tsx";
import { ConnectionBanners } from "./connection-banners.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import styles from "./shell.module.css";

const DeferredFrame = lazyPart(() => import("./deferred-frame.tsx"), "DeferredFrame");

/** Chosen once a load (HEAD-05). */
const CHANCE = Math.random();

/** Of its own, so that nothing else of the frame is drawn again when the moment has come. */
function FrameWhenIdle(props: Omit<ComponentProps<typeof DeferredFrame>, "changed">) {
  const [isIdle, setIsIdle] = useState(false);
  // What other tabs change before the rest is here is heard as well.
  const [changed] = useState(() => new Set<string>());
  useEffect(() => onChangeElsewhere((area) => changed.add(area)), [changed]);
  useEffect(() => void whenIdle().then(() => setIsIdle(true)), []);
  return <Suspense>{isIdle && <DeferredFrame {...props} changed={changed} />}</Suspense>;
}

/** The frame of every page. */
export function Shell({ children }: { children: ReactNode }) {
  const page = pageOf(useLocation().pathname).page;
  // The table asks nothing of the server: whether that is there takes nothing away.
  const needsServer = page !== "table";
  const kind = page === "forge" || page === "deck" ? "board" : "chat";
  const { epoch, user, unavailable } = useSession();
  const navigate = useNavigate();
  const replaceAddress = useCallback(
    (address: string) => void navigate({ to: address, replace: true, keepScroll: true }),
    [navigate],
  );
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
      {needsServer && <ConnectionBanners />}
      <FrameWhenIdle page={page} replaceAddress={replaceAddress} />
      <div className={page === "deck" ? `${styles.page} ${styles.long}` : styles.page} key={epoch}>
        {needsServer && unavailable && user === null ? <UnavailablePage /> : children}
      </div>
      <Footer />
      <MenuDrawer languageSwitch={<LanguageSwitch />} />
      <BracketHost />
      <PaletteHost />
      <SearchHost />
      <ShortcutsHost />
    </>
  );
}
