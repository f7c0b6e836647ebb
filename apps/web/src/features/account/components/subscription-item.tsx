import { CreditCard } from "lucide-react";
import { useText } from "../../../lib/text/text.tsx";
import { openSubscription } from "../../billing/index.ts";

/** Opens balance and plans, in the menus. */
export function SubscriptionItem({ onClose }: { onClose: (then?: () => void) => void }) {
  const { t } = useText();
  return (
    <button type="button" className="menu-item" onClick={() => onClose(() => openSubscription())}>
      <CreditCard className="icon" />
      {t("shell.subscription")}
    </button>
  );
}
