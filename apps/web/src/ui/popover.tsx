import { lazyPart } from "../lib/page/lazy-part.ts";
import { Overlay } from "./overlay.tsx";
import type { PopoverSettings } from "./popover-surface.tsx";
import { type TriggerElement, useTrigger } from "./use-trigger.tsx";

interface PopoverProps extends PopoverSettings {
  /** The button that opens it. */
  trigger: TriggerElement;
  /** Only to steer it from outside. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

const load = () => import("./popover-surface.tsx");
const PopoverSurface = lazyPart(load, "PopoverSurface");

/** Opens on click or Enter; Escape closes it and gives the focus back. Its code arrives at first opening. */
export function Popover({ trigger, open: steered, onOpenChange, ...settings }: PopoverProps) {
  const { anchor, button, open, setOpen } = useTrigger(trigger, "dialog", load, {
    open: steered,
    onOpenChange,
  });
  return (
    <>
      {button}
      <Overlay open={open} onClose={() => setOpen(false)}>
        <PopoverSurface {...settings} anchor={anchor} open={open} onOpenChange={setOpen} />
      </Overlay>
    </>
  );
}
