import { useRef } from "react";

/**
 * Closing a panel before what it opens: a dialog that opens first would have its focus taken back.
 *
 * @param close hides the panel
 */
export const usePanelClose = (close: () => void) => {
  const next = useRef<(() => void) | null>(null);
  return {
    onClose: (then?: () => void) => {
      next.current = then ?? null;
      close();
    },
    /** For the surface, once it has closed. */
    onClosed: () => {
      const then = next.current;
      next.current = null;
      then?.();
    },
  };
};
