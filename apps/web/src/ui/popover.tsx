import { Popover as RadixPopover } from "radix-ui";
import type { ReactElement, ReactNode } from "react";

interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Accessible name of the opened surface. */
  label: string;
  children: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  align?: "start" | "center" | "end";
  side?: "top" | "bottom";
  className?: string;
}

/** Opens on click or Enter; Escape closes it and gives the focus back. */
export function Popover({
  trigger,
  label,
  children,
  align = "end",
  side = "bottom",
  className = "",
  ...control
}: PopoverProps) {
  return (
    <RadixPopover.Root {...control}>
      <RadixPopover.Trigger asChild>{trigger}</RadixPopover.Trigger>
      <RadixPopover.Portal>
        <RadixPopover.Content
          className={`pop pop-float ${className}`.trim()}
          aria-label={label}
          align={align}
          side={side}
          sideOffset={8}
          collisionPadding={12}
        >
          {children}
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}

/** A button inside a popover that closes it. */
export const PopoverClose = RadixPopover.Close;
