import type { DeckVersion } from "@spellwright/contract";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { useText } from "../../../../lib/text/text.tsx";
import { Dialog, IconButton } from "../../../../ui/index.ts";
import { VersionComparison } from "./version-comparison.tsx";
import { VersionList } from "./version-list.tsx";

interface VersionsDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Named states of the deck: kept, compared, restored, deleted (FOR-06). */
export function VersionsDialog({ open, onClose }: VersionsDialogProps) {
  const { t } = useText();
  const [compared, setCompared] = useState<DeckVersion | null>(null);
  const back = () => setCompared(null);
  const close = () => {
    back();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={compared?.name ?? t("deckPage.versions.title")}
      width="40rem"
      lead={
        compared === null ? undefined : (
          <IconButton label={t("deckPage.versions.back")} onClick={back}>
            <ArrowLeft className="icon" />
          </IconButton>
        )
      }
    >
      {open && compared === null && <VersionList onCompare={setCompared} />}
      {open && compared !== null && (
        <VersionComparison version={compared} onDeleted={back} onRestored={close} />
      )}
    </Dialog>
  );
}
