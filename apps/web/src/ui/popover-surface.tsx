import { Popover as RadixPopover } from "radix-ui";
import type { ReactNode } from "react";
import { type AnchoredProps, useAnchored } from "./use-anchored.ts";

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

type PopoverSurfaceProps = PopoverSettings & AnchoredProps;

/** What `Popover` shows. */
export function PopoverSurface(props: PopoverSurfaceProps) {
  const { anchor, open, onOpenChange, label, children, onClosed } = props;
  const { align = "end", side = "bottom", className = "" } = props;
  const { keepForButton, giveBack } = useAnchored(props);
  const virtualRef = { current: { getBoundingClientRect: () => anchorRect(anchor.current) } };
  return (
    <RadixPopover.Root open={open} onOpenChange={onOpenChange}>
      <RadixPopover.Anchor virtualRef={virtualRef} />
      <RadixPopover.Portal>
        <RadixPopover.Content
          className={`popover popover-floating ${className}`.trim()}
          aria-label={label}
          align={align}
          side={side}
          sideOffset={8}
          collisionPadding={12}
          onInteractOutside={keepForButton}
          onCloseAutoFocus={(event) => {
            giveBack(event);
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
