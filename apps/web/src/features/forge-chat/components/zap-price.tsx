import { Zap } from "lucide-react";
import { useText } from "../../../lib/text/text.tsx";
import { VisuallyHidden } from "../../../ui/index.ts";

/** What a button costs, beside its words. Nothing stands there where it is free. */
export function ZapPrice({ cost }: { cost: number | null }) {
  const { t } = useText();
  if (cost === null || cost === 0) return null;
  return (
    <span className="row small muted figures">
      <Zap className="icon icon-small" />
      <span aria-hidden="true">{cost}</span>
      <VisuallyHidden>{t("oracle.effort.cost", { count: cost })}</VisuallyHidden>
    </span>
  );
}
