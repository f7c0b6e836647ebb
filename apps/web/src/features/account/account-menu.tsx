import { lazy, type ReactNode, Suspense, useState } from "react";
import { useText } from "../../lib/text.tsx";
import { useMediaQuery } from "../../lib/use-media-query.ts";
import type { SessionUser } from "../auth/index.ts";
import { Avatar } from "./avatar.tsx";

const AccountPopover = lazy(() =>
  import("./account-popover.tsx").then((module) => ({ default: module.AccountPopover })),
);
const AccountDrawer = lazy(() =>
  import("./account-drawer.tsx").then((module) => ({ default: module.AccountDrawer })),
);

interface AccountMenuProps {
  user: SessionUser;
  languageSwitch: ReactNode;
}

/** The avatar: a popover on wide screens, a drawer on small ones (HEAD-01, 02). */
export function AccountMenu({ user, languageSwitch }: AccountMenuProps) {
  const { t } = useText();
  const wide = useMediaQuery("(min-width: 64rem)");
  const [open, setOpen] = useState(false);
  const [loaded, setLoaded] = useState(false);
  const trigger = (
    <button
      type="button"
      className="hit"
      aria-label={t("shell.account")}
      aria-expanded={open}
      aria-haspopup="dialog"
      onClick={() => {
        setLoaded(true);
        setOpen(!open);
      }}
    >
      <Avatar user={user} />
    </button>
  );
  if (!loaded) return trigger;
  const Panel = wide ? AccountPopover : AccountDrawer;
  return (
    <Suspense fallback={trigger}>
      <Panel
        user={user}
        trigger={trigger}
        open={open}
        onOpenChange={setOpen}
        languageSwitch={languageSwitch}
      />
    </Suspense>
  );
}
