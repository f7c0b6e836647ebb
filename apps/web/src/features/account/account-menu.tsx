import { lazy, Suspense, useState } from "react";
import { useText } from "../../lib/text.tsx";
import { useMediaQuery } from "../../lib/use-media-query.ts";
import { Drawer, Popover } from "../../ui/index.ts";
import type { AccountPanelProps } from "./account-panel-props.ts";
import { Avatar } from "./avatar.tsx";

const AccountPanel = lazy(() =>
  import("./account-panel.tsx").then((module) => ({ default: module.AccountPanel })),
);
const AccountDrawerPanel = lazy(() =>
  import("./account-drawer-panel.tsx").then((module) => ({ default: module.AccountDrawerPanel })),
);

/** The avatar: a popover on wide screens, a drawer on small ones (HEAD-01, 02). */
export function AccountMenu(account: Omit<AccountPanelProps, "onClose">) {
  const { t } = useText();
  const wide = useMediaQuery("(min-width: 64rem)");
  const [open, setOpen] = useState(false);
  const onClose = () => setOpen(false);
  const label = t("shell.account");
  const avatar = <Avatar user={account.user} />;
  if (wide)
    return (
      <Popover
        label={label}
        className="account-pop"
        open={open}
        onOpenChange={setOpen}
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
    <>
      <button
        type="button"
        className="hit"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        {avatar}
      </button>
      <Drawer open={open} onOpenChange={setOpen} label={label} side="right">
        <Suspense>
          <AccountDrawerPanel {...account} onClose={onClose} />
        </Suspense>
      </Drawer>
    </>
  );
}
