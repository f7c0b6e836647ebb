import { Dialog as RadixDialog } from "radix-ui";
import type { ReactNode } from "react";

interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Its accessible name; shown only by what the drawer holds. */
  label: string;
  /** The account comes from the right, discussions from the left (guide §8). */
  side: "left" | "right";
  children: ReactNode;
}

export function Drawer({ open, onOpenChange, label, side, children }: DrawerProps) {
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="scrim" />
        <RadixDialog.Content className={`drawer drawer-${side}`} aria-describedby={undefined}>
          <RadixDialog.Title className="vh">{label}</RadixDialog.Title>
          {children}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/** A button inside a drawer or dialog that closes it. */
export const DrawerClose = RadixDialog.Close;
