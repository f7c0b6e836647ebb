import { Popover as RadixPopover } from "radix-ui";
import type { ReactNode, RefObject } from "react";

export interface PopoverSettings {
  /** Accessible name of the opened surface. */
  label: string;
  children: ReactNode;
  align?: "start" | "center" | "end";
  side?: "top" | "bottom";
  className?: string | undefined;
  /** After it has closed and its button has the focus again: what a choice inside it opens. */
  onClosed?: () => void;
}

interface PopoverSurfaceProps extends PopoverSettings {
  anchor: RefObject<HTMLElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** What `Popover` shows. */
export function PopoverSurface({
  anchor,
  open,
  onOpenChange,
  label,
  children,
  align = "end",
  side = "bottom",
  className = "",
  onClosed,
}: PopoverSurfaceProps) {
  const virtualRef = { current: { getBoundingClientRect: () => anchorRect(anchor.current) } };
  return (
    <RadixPopover.Root open={open} onOpenChange={onOpenChange}>
      <RadixPopover.Anchor virtualRef={virtualRef} />
      <RadixPopover.Portal>
        <RadixPopover.Content
          className={`pop pop-float ${className}`.trim()}
          aria-label={label}
          align={align}
          side={side}
          sideOffset={8}
          collisionPadding={12}
          onInteractOutside={(event) => {
            // The button closes by itself.
            if (event.target instanceof Node && anchor.current?.contains(event.target))
              event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            anchor.current?.focus();
            onClosed?.();
          }}
        >
          {children}
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}

const anchorRect = (element: HTMLElement | null): DOMRect =>
  element?.getBoundingClientRect() ?? new DOMRect();
