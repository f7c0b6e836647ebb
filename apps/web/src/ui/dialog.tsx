import { lazy, Suspense } from "react";
import type { DialogProps } from "./dialog-surface.tsx";
import { useLatch } from "./use-latch.ts";

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
