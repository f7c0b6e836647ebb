import { cloneElement, type MouseEvent, type ReactElement, useRef, useState } from "react";
import { prefetchPart } from "../lib/page/lazy-part.ts";

/** A button that opens a surface. Only what the opening needs is known of it. */
export type TriggerElement = ReactElement<{
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  onFocus?: () => void;
  onPointerEnter?: () => void;
  ref?: React.Ref<HTMLElement>;
  "aria-expanded"?: boolean;
  "aria-haspopup"?: "dialog" | "menu";
}>;

interface Control {
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/**
 * Gives a button what opens a surface, without touching the element itself: it keeps its focus while
 * the code of the surface arrives.
 *
 * @param load imports that code, which is fetched from the moment that the button is pointed at or in focus
 */
export const useTrigger = (
  trigger: TriggerElement,
  kind: "dialog" | "menu",
  load: () => Promise<unknown>,
  control: Control,
) => {
  const anchor = useRef<HTMLElement>(null);
  const [own, setOwn] = useState(false);
  const open = control.open ?? own;
  const setOpen = (next: boolean) => {
    setOwn(next);
    control.onOpenChange?.(next);
  };
  const fetchSurface = () => void prefetchPart(load);
  const button = cloneElement(trigger, {
    onFocus: fetchSurface,
    onPointerEnter: fetchSurface,
    ref: anchor,
    "aria-expanded": open,
    "aria-haspopup": kind,
    onClick: (event: MouseEvent<HTMLElement>) => {
      trigger.props.onClick?.(event);
      if (!event.defaultPrevented) setOpen(!open);
    },
  });
  return { anchor, button, open, setOpen };
};
