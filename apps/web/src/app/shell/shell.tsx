import { useRouter } from "@tanstack/react-router";
import { type ReactNode, useCallback, useState } from "react";
import { useAddressMessage, useSession } from "../../features/auth/index.ts";
import { BACKGROUND_COUNT, Background, SkipLink } from "../../ui/index.ts";
import { UnavailablePage } from "../pages/unavailable-page.tsx";
import { ConnectionBanners } from "./connection-banners.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";

/** The frame of every page. The drawing behind it is chosen once a load (HEAD-05). */
export function Shell({ children }: { children: ReactNode }) {
  const [drawing] = useState(() => Math.floor(Math.random() * BACKGROUND_COUNT.chat));
  const { epoch, user, unavailable } = useSession();
  const { history } = useRouter();
  useAddressMessage(
    useCallback((search) => history.replace(`${window.location.pathname}${search}`), [history]),
  );
  return (
    <>
      <SkipLink />
      <Background kind="chat" index={drawing} />
      <Header />
      <ConnectionBanners />
      <div className="shell-page" key={epoch}>
        {unavailable && user === null ? <UnavailablePage /> : children}
      </div>
      <Footer />
    </>
  );
}
