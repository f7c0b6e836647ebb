import { Import } from "lucide-react";
import { useText } from "../../../lib/text/text.tsx";
import { Button } from "../../../ui/index.ts";
import { useLockReason } from "../../decks/index.ts";

/** Opens the import. Stands once on the workbench: in its head, or where there is no deck yet (FOR-01). */
export function ImportButton({ onClick }: { onClick: () => void }) {
  const { t } = useText();
  const locked = useLockReason();
  return (
    <Button
      variant="primary"
      disabled={locked !== undefined}
      disabledReason={locked}
      onClick={onClick}
    >
      <Import className="icon" />
      {t("forge.import")}
    </Button>
  );
}
