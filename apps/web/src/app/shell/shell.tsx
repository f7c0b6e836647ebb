import { useRouter } from "@tanstack/react-router";
import { type ReactNode, useCallback, useState } from "react";
import { useAddressMessage, useSession } from "../../features/auth/index.ts";
import { BACKGROUND_COUNT, Background, SkipLink } from "../../ui/index.ts";
import { ConnectionBanners } from "./connection-banners.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";

/** The frame of every page. The drawing behind it is chosen once a load (HEAD-05). */
export function Shell({ children }: { children: ReactNode }) {
  const [drawing] = useState(() => Math.floor(Math.random() * BACKGROUND_COUNT.chat));
  const { epoch } = useSession();
  const router = useRouter();
  useAddressMessage(
    useCallback(
      (search) =>
        void router.navigate({ href: `${window.location.pathname}${search}`, replace: true }),
      [router],
    ),
  );
  return (
    <>
      <SkipLink />
      <Background kind="chat" index={drawing} />
      <Header />
      <ConnectionBanners />
      <div className="shell-page" key={epoch}>
        {children}
      </div>
      <Footer />
    </>
  );
}
