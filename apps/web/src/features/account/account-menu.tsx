import { Suspense, useState } from "react";
import { lazyPart } from "../../lib/lazy-part.ts";
import { useText } from "../../lib/text.tsx";
import { useMediaQuery } from "../../lib/use-media-query.ts";
import { Popover } from "../../ui/index.ts";
import type { AccountPanelProps } from "./account-panel-props.ts";
import { Avatar } from "./avatar.tsx";
import { menuDrawer } from "./menu-opening.ts";
import { usePanelClose } from "./use-panel-close.ts";
import { WIDE } from "./wide.ts";

const AccountPanel = lazyPart(() => import("./account-panel.tsx"), "AccountPanel");

/** The avatar: a popover on wide screens, the drawer on small ones (HEAD-01, 02). */
export function AccountMenu(account: Omit<AccountPanelProps, "onClose">) {
  const { t } = useText();
  const wide = useMediaQuery(WIDE);
  const [open, setOpen] = useState(false);
  const drawerOpen = menuDrawer.useRequest() !== null;
  const { onClose, onClosed } = usePanelClose(() => setOpen(false));
  const label = t("shell.account");
  const avatar = <Avatar user={account.user} />;
  if (wide)
    return (
      <Popover
        label={label}
        className="account-pop"
        open={open}
        onOpenChange={setOpen}
        onClosed={onClosed}
        trigger={
          <button type="button" className="hit" aria-label={label}>
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
      className="hit"
      aria-label={label}
      aria-haspopup="dialog"
      aria-expanded={drawerOpen}
      onClick={() => menuDrawer.open(true)}
    >
      {avatar}
    </button>
  );
}
