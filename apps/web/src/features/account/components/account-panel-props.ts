import type { ReactNode } from "react";
import type { SessionUser } from "../../auth/index.ts";

/** What the popover and the drawer of the account both take. */
export interface AccountPanelProps {
  user: SessionUser;
  languageSwitch: ReactNode;
  /** Closes the panel, and does something once it is gone and the focus is back. */
  onClose: (then?: () => void) => void;
}
