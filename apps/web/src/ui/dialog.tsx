import { lazy, type ReactNode, Suspense } from "react";
import { useLatch } from "./use-latch.ts";

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  children: ReactNode;
  /** Actions on the right, the main one last. */
  actions?: ReactNode;
  /** Before the title, a way back for instance. */
  lead?: ReactNode;
  /** Beside the content on wide screens. */
  art?: ReactNode;
  /** A dialog that may not be closed has no close button and ignores Escape and clicks outside. */
  closable?: boolean;
  /** Greatest width, in CSS units. */
  width?: string;
  role?: "dialog" | "alertdialog";
}

const DialogSurface = lazy(() =>
  import("./dialog-surface.tsx").then((module) => ({ default: module.DialogSurface })),
);

/**
 * The one plate-marked surface while it is open; a bottom sheet under 768 px (guide §8).
 * Its code arrives when it first opens.
 */
export function Dialog(props: DialogProps) {
  return useLatch(props.open) ? (
    <Suspense>
      <DialogSurface {...props} />
    </Suspense>
  ) : null;
}
