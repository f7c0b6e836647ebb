import { Suspense } from "react";
import { lazyPart } from "../../../../lib/page/lazy-part.ts";
import { useText } from "../../../../lib/text/text.tsx";
import { Dialog, Skeleton } from "../../../../ui/index.ts";
import type { EditedDeck } from "./edit-form.tsx";

const EditForm = lazyPart(() => import("./edit-form.tsx"), "EditForm");

interface EditDialogProps {
  /** Null while it is closed. */
  deck: EditedDeck | null;
  onClose: () => void;
}

/** What an owner says of a deck, to be changed. */
export function EditDialog({ deck, onClose }: EditDialogProps) {
  const { t } = useText();
  return (
    <Dialog open={deck !== null} onClose={onClose} title={t("forge.edit.title")} width="30rem">
      {deck !== null && (
        <Suspense fallback={<Skeleton label={t("forge.edit.title")} widths={["60%", "80%"]} />}>
          <EditForm deck={deck} onClose={onClose} />
        </Suspense>
      )}
    </Dialog>
  );
}
