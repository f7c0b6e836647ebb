import type { RefObject } from "react";
import { useEscape } from "./use-escape.ts";

/** A surface that hangs from a button outside the library, which would look for one of its own. */
export interface AnchoredProps {
  anchor: RefObject<HTMLElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** What menus and popovers have in common: the button that opened them closes them and gets the focus back. */
export const useAnchored = ({ anchor, open, onOpenChange }: AnchoredProps) => {
  useEscape(open, () => onOpenChange(false));
  return {
    /** A press on the button is not one outside: it closes by itself. */
    keepForButton: (event: Event): void => {
      if (event.target instanceof Node && anchor.current?.contains(event.target))
        event.preventDefault();
    },
    giveBack: (event: Event): void => {
      event.preventDefault();
      anchor.current?.focus();
    },
  };
};
