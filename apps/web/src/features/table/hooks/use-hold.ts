import { type MouseEvent, type PointerEvent, useEffect, useRef } from "react";

/** A press becomes a hold after this, and repeats at this pace. */
const HOLD_MS = 500;
const REPEAT_MS = 450;

/** What a button does when it is tapped, and again and again while it is held down. */
export const useHold = (tap: () => void, hold: () => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isHeld = useRef(false);
  const current = useRef(hold);
  useEffect(() => {
    current.current = hold;
  });
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  const repeat = () => {
    isHeld.current = true;
    current.current();
    timer.current = setTimeout(repeat, REPEAT_MS);
  };
  return {
    onClick: ({ detail }: MouseEvent) => {
      // The click that ends a hold is none. One of the keyboard always is.
      if (!isHeld.current || detail === 0) tap();
      isHeld.current = false;
    },
    onPointerDown: ({ button }: PointerEvent) => {
      isHeld.current = false;
      stop();
      if (button === 0) timer.current = setTimeout(repeat, HOLD_MS);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
  };
};
