import { Dialog as RadixDialog } from "radix-ui";
import type { DrawerProps } from "./drawer.tsx";

/** What `Drawer` shows. */
export function DrawerSurface({ open, onOpenChange, label, side, children }: DrawerProps) {
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="scrim scrim-drawer" />
        <RadixDialog.Content className={`drawer drawer-${side}`} aria-describedby={undefined}>
          <RadixDialog.Title className="vh">{label}</RadixDialog.Title>
          {children}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
