import { type ReactNode, Suspense } from "react";
import { useEscape } from "./use-escape.ts";
import { useLatch } from "./use-latch.ts";

interface OverlayProps {
  open: boolean;
  /** Escape closes it while its code is still on its way. */
  onClose: () => void;
  /** A lazily loaded part, which goes by `open` itself once it is there. */
  children: ReactNode;
}

/** Something over the page whose code arrives when it first opens. It stays, so that it can close well. */
export function Overlay({ open, onClose, children }: OverlayProps) {
  return useLatch(open) ? (
    <Suspense fallback={<EscapeWhileLoading open={open} onClose={onClose} />}>{children}</Suspense>
  ) : null;
}

function EscapeWhileLoading({ open, onClose }: Omit<OverlayProps, "children">) {
  useEscape(open, onClose);
  return null;
}
