import { type ReactNode, Suspense } from "react";
import { lazyPart } from "../../../lib/page/lazy-part.ts";
import { useMediaQuery } from "../../../lib/page/use-media-query.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Drawer } from "../../../ui/index.ts";
import { useSession } from "../../auth/index.ts";
import { usePanelClose } from "../hooks/use-panel-close.ts";
import { menuDrawer } from "../model/menu-opening.ts";
import { WIDE_SCREEN } from "../model/wide-screen.ts";

const MenuDrawerPanel = lazyPart(() => import("./menu-drawer-panel.tsx"), "MenuDrawerPanel");

/** The menu of small screens, for visitors too (HEAD-02, HEAD-04). */
export function MenuDrawer({ languageSwitch }: { languageSwitch: ReactNode }) {
  const { t } = useText();
  const { user } = useSession();
  const wide = useMediaQuery(WIDE_SCREEN);
  const open = menuDrawer.useRequest() !== null;
  const { onClose, onClosed } = usePanelClose(menuDrawer.close);
  if (wide) return null;
  return (
    <Drawer
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      onClosed={onClosed}
      label={t(user === null ? "shell.menu" : "shell.account")}
      side="right"
    >
      <Suspense>
        <MenuDrawerPanel user={user} languageSwitch={languageSwitch} onClose={onClose} />
      </Suspense>
    </Drawer>
  );
}
