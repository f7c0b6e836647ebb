import { Suspense } from "react";
import { lazyPart } from "../../../../lib/page/lazy-part.ts";
import { useText } from "../../../../lib/text/text.tsx";
import { Dialog, Skeleton } from "../../../../ui/index.ts";

const NewDeckForm = lazyPart(() => import("./new-deck-form.tsx"), "NewDeckForm");

interface NewDeckDialogProps {
  open: boolean;
  onClose: () => void;
}

/** An empty deck: its name and format (FOR-01). */
export function NewDeckDialog({ open, onClose }: NewDeckDialogProps) {
  const { t } = useText();
  return (
    <Dialog open={open} onClose={onClose} title={t("forge.create.title")} width="27rem">
      {open && (
        <Suspense fallback={<Skeleton label={t("forge.create.title")} widths={["60%", "80%"]} />}>
          <NewDeckForm onClose={onClose} />
        </Suspense>
      )}
    </Dialog>
  );
}
