import { type ReactNode, Suspense } from "react";
import { lazyPart } from "../../lib/lazy-part.ts";
import { useText } from "../../lib/text.tsx";
import { useMediaQuery } from "../../lib/use-media-query.ts";
import { Drawer } from "../../ui/index.ts";
import { useSession } from "../auth/index.ts";
import { FloatingMenuButton } from "./floating-menu-button.tsx";
import { menuDrawer } from "./menu-opening.ts";
import { usePanelClose } from "./use-panel-close.ts";
import { WIDE } from "./wide.ts";

const MenuDrawerPanel = lazyPart(() => import("./menu-drawer-panel.tsx"), "MenuDrawerPanel");

/** The menu of small screens, with its floating button, for visitors too (HEAD-02, HEAD-04). */
export function MenuDrawer({ languageSwitch }: { languageSwitch: ReactNode }) {
  const { t } = useText();
  const { user } = useSession();
  const wide = useMediaQuery(WIDE);
  const open = menuDrawer.useRequest() !== null;
  const { onClose, onClosed } = usePanelClose(menuDrawer.close);
  if (wide) return null;
  return (
    <>
      <FloatingMenuButton onOpen={() => menuDrawer.open(true)} />
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
    </>
  );
}
