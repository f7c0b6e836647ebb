import { Dialog as RadixDialog } from "radix-ui";
import type { ReactNode } from "react";
import { useBackCloses } from "./use-back-closes.ts";
import { useEscape } from "./use-escape.ts";
import { useFocusReturn } from "./use-focus-return.ts";

export interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Its accessible name. Shown only by what the drawer holds. */
  label: string;
  /** The account comes from the right, discussions from the left (guide §8). */
  side: "left" | "right";
  children: ReactNode;
  /** After it has closed and the focus is where it was: what a choice inside it opens. */
  onClosed?: () => void;
}

/** A message stands above the drawer: what it offers is done without closing what is open. */
const keepForMessages = (event: Event): void => {
  if (event.target instanceof Element && event.target.closest(".toast") !== null)
    event.preventDefault();
};

/** What `Drawer` shows. */
export function DrawerSurface({
  open,
  onOpenChange,
  label,
  side,
  children,
  onClosed,
}: DrawerProps) {
  const { remember, giveBack } = useFocusReturn(open);
  useEscape(open, () => onOpenChange(false));
  useBackCloses(open, () => onOpenChange(false));
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="scrim scrim-drawer" />
        <RadixDialog.Content
          className={`drawer drawer-${side}`}
          aria-describedby={undefined}
          onOpenAutoFocus={remember}
          onInteractOutside={keepForMessages}
          onCloseAutoFocus={(event) => {
            giveBack(event);
            onClosed?.();
          }}
        >
          <RadixDialog.Title className="visually-hidden">{label}</RadixDialog.Title>
          {children}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
