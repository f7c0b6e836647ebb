import { lazyPart } from "../lib/page/lazy-part.ts";
import type { DialogProps } from "./dialog-surface.tsx";
import { Overlay } from "./overlay.tsx";

const DialogSurface = lazyPart(() => import("./dialog-surface.tsx"), "DialogSurface");

/**
 * The one plate-marked surface while it is open. A bottom sheet under 768 px (guide §8).
 * Its code arrives when it first opens.
 */
export function Dialog(props: DialogProps) {
  const { open, onClose, closable = true } = props;
  return (
    <Overlay
      open={open}
      onClose={() => {
        if (closable) onClose();
      }}
    >
      <DialogSurface {...props} />
    </Overlay>
  );
}
