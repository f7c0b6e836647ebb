import { LogOut } from "lucide-react";
import { Popover as RadixPopover } from "radix-ui";
import { useText } from "../../lib/text.tsx";
import type { AccountPanelProps } from "./account-panel.ts";
import { Avatar } from "./avatar.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";
import { useSignOut } from "./use-sign-out.ts";
import { ZapCard } from "./zap-card.tsx";

/** The account on wide screens. */
export function AccountPopover(props: AccountPanelProps) {
  const { t } = useText();
  const leave = useSignOut();
  return (
    <RadixPopover.Root open={props.open} onOpenChange={props.onOpenChange}>
      <RadixPopover.Anchor asChild>{props.trigger}</RadixPopover.Anchor>
      <RadixPopover.Portal>
        <RadixPopover.Content
          className="pop pop-float account-pop"
          aria-label={t("shell.account")}
          align="end"
          sideOffset={8}
          collisionPadding={16}
        >
          <AccountHead {...props} />
          <ZapCard />
          <div className="menu account-list">
            <div className="row between account-row">
              <span className="small soft">{t("shell.language")}</span>
              {props.languageSwitch}
            </div>
            <div className="row between account-row">
              <span className="small soft">{t("shell.theme")}</span>
              <ThemeSwitch />
            </div>
            <button type="button" className="menu-i menu-last" onClick={() => void leave()}>
              <LogOut className="ic" />
              {t("shell.signOut")}
            </button>
          </div>
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}

function AccountHead({ user }: AccountPanelProps) {
  return (
    <div className="row account-head">
      <Avatar user={user} />
      <b className="grow trunc">{user.email}</b>
    </div>
  );
}
