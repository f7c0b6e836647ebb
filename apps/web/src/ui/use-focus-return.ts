import { useRef } from "react";

/**
 * Gives the focus back to where it was when a dialog or drawer opened; to the page's content when that
 * is gone. (The library looks for a trigger of its own, and ours stand elsewhere.)
 */
export const useFocusReturn = () => {
  const before = useRef<Element | null>(null);
  return {
    remember: () => {
      before.current = document.activeElement;
    },
    giveBack: (event: Event) => {
      event.preventDefault();
      const place = before.current?.isConnected ? before.current : document.getElementById("main");
      if (place instanceof HTMLElement) place.focus({ preventScroll: true });
    },
  };
};
