import { Suspense } from "react";
import { lazyPart } from "../lib/lazy-part.ts";
import type { DialogProps } from "./dialog-surface.tsx";
import { useLatch } from "./use-latch.ts";

const DialogSurface = lazyPart(() => import("./dialog-surface.tsx"), "DialogSurface");

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
