import { Suspense } from "react";
import { lazyPart } from "../../../lib/page/lazy-part.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Dialog, Skeleton } from "../../../ui/index.ts";
import type { ExportFormProps } from "./export-form.tsx";

const ExportForm = lazyPart(() => import("./export-form.tsx"), "ExportForm");

interface ExportDialogProps extends ExportFormProps {
  open: boolean;
}

/** One deck, or all of them, as a file of a chosen format, in a dialog whose code comes when it is opened. */
export function ExportDialog({ deck, open, onClose }: ExportDialogProps) {
  const { t } = useText();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={
        deck === null ? t("forge.export.titleAll") : t("forge.export.title", { name: deck.name })
      }
      width="27rem"
    >
      {open && (
        <Suspense
          fallback={
            <div className="dialog-body">
              <Skeleton label={t("forge.export.downloading")} widths={["60%", "40%", "100%"]} />
            </div>
          }
        >
          <ExportForm deck={deck} onClose={onClose} />
        </Suspense>
      )}
    </Dialog>
  );
}
