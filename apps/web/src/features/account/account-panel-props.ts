import type { ReactNode } from "react";
import type { SessionUser } from "../auth/index.ts";

/** What the popover and the drawer of the account both take. */
export interface AccountPanelProps {
  user: SessionUser;
  languageSwitch: ReactNode;
  onClose: () => void;
}
