import { lazy, Suspense } from "react";
import type { DialogProps } from "./dialog-surface.tsx";
import { useLatch } from "./use-latch.ts";

const load = () => import("./dialog-surface.tsx");
const DialogSurface = lazy(() => load().then((module) => ({ default: module.DialogSurface })));

/** Fetches the code of dialogs before one opens, so that it opens without network too. */
export const preloadDialog = (): void => {
  // Without network now, it is asked for again when a dialog opens.
  load().catch(() => undefined);
};

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
