import type { ReactNode } from "react";
import { Dialog } from "../../../ui/index.ts";

/** What opens and closes a dialog of the deck page. */
export interface OpeningProps {
  open: boolean;
  onClose: () => void;
}

interface DeckDialogProps extends OpeningProps {
  title: string;
  /** In rem. */
  width: `${number}rem`;
  children: ReactNode;
}

/** A dialog of the deck page. What it holds begins anew each time it opens. */
export function DeckDialog({ open, onClose, title, width, children }: DeckDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title} width={width}>
      {open && children}
    </Dialog>
  );
}
