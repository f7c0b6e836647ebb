import { Suspense, useState } from "react";
import { lazyPart } from "../../../lib/page/lazy-part.ts";
import { useMediaQuery } from "../../../lib/page/use-media-query.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Popover } from "../../../ui/index.ts";
import { usePanelClose } from "../hooks/use-panel-close.ts";
import { menuDrawer } from "../model/menu-opening.ts";
import { WIDE_SCREEN } from "../model/wide-screen.ts";
import styles from "./account-menu.module.css";
import type { AccountPanelProps } from "./account-panel-props.ts";
import { Avatar } from "./avatar.tsx";

const AccountPanel = lazyPart(() => import("./account-panel.tsx"), "AccountPanel");

/** The avatar: a popover on wide screens, the drawer on small ones (HEAD-01, 02). */
export function AccountMenu(account: Omit<AccountPanelProps, "onClose">) {
  const { t } = useText();
  const wide = useMediaQuery(WIDE_SCREEN);
  const [open, setOpen] = useState(false);
  const drawerOpen = menuDrawer.useRequest() !== null;
  const { onClose, onClosed } = usePanelClose(() => setOpen(false));
  const label = t("shell.account");
  const avatar = <Avatar user={account.user} />;
  if (wide)
    return (
      <Popover
        label={label}
        className={styles.popover}
        open={open}
        onOpenChange={setOpen}
        onClosed={onClosed}
        trigger={
          <button type="button" className="icon-button" aria-label={label}>
            {avatar}
          </button>
        }
      >
        <Suspense>
          <AccountPanel {...account} onClose={onClose} />
        </Suspense>
      </Popover>
    );
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      aria-haspopup="dialog"
      aria-expanded={drawerOpen}
      onClick={() => menuDrawer.open(true)}
    >
      {avatar}
    </button>
  );
}
