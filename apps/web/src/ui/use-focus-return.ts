import { useLayoutEffect, useRef } from "react";

/** The dialogs and drawers that are open, or have not yet given the focus back. */
const holders = new Set<object>();
let waiting: (() => void) | null = null;

/** Does something that takes the focus: at once, or as the last open dialog or drawer gives it back. */
export const afterOverlaysClose = (act: () => void): void => {
  if (holders.size === 0) act();
  else waiting = act;
};

/**
 * Gives the focus back to where it was when a dialog or drawer opened; to the page's content when that
 * is gone. (The library looks for a trigger of its own, and ours stand elsewhere.)
 */
export const useFocusReturn = (open: boolean) => {
  const before = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (open) holders.add(before);
  }, [open]);
  return {
    remember: () => {
      before.current = document.activeElement;
    },
    giveBack: (event: Event) => {
      event.preventDefault();
      holders.delete(before);
      const next = holders.size === 0 ? waiting : null;
      if (next !== null) {
        waiting = null;
        next();
        return;
      }
      const place = before.current?.isConnected ? before.current : document.getElementById("main");
      if (place instanceof HTMLElement) place.focus({ preventScroll: true });
    },
  };
};
