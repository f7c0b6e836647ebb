import type { ReactElement, ReactNode } from "react";
import type { SessionUser } from "../auth/index.ts";

/** What the popover and the drawer of the account both take. */
export interface AccountPanelProps {
  user: SessionUser;
  /** The avatar button. */
  trigger: ReactElement;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  languageSwitch: ReactNode;
}
