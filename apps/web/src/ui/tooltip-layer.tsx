import { useEffect, useState } from "react";

/** Names of icons appear after 500 ms (guide §7). */
const DELAY_MS = 500;
const MARGIN_PX = 8;

interface Tip {
  readonly text: string;
  readonly x: number;
  /** Bottom of what it names, or its top when there is no room below. */
  readonly y: number;
  readonly above: boolean;
}

const tipOf = (target: EventTarget | null): Tip | null => {
  const element = target instanceof Element ? target.closest<HTMLElement>("[data-tooltip]") : null;
  const text = element?.dataset.tooltip;
  if (element === null || !text) return null;
  const { left, width, top, bottom } = element.getBoundingClientRect();
  const above = bottom + 4 * MARGIN_PX > window.innerHeight;
  return { text, x: left + width / 2, y: above ? top - MARGIN_PX : bottom + MARGIN_PX, above };
};

/**
 * Shows the text of `data-tooltip` beside the element under the pointer, or that Tab or an arrow moved the
 * focus to: what a dialog that opens gives the focus to says nothing over its first lines. Escape, a press or
 * leaving hides it. One for the page: names of icons are their `aria-label`, this is for the eye.
 */
export function TooltipLayer() {
  const [tip, setTip] = useState<Tip | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isMoving = false;
    const hide = () => {
      clearTimeout(timer);
      setTip(null);
    };
    const show = ({ target }: Event) => {
      hide();
      if (tipOf(target) !== null) timer = setTimeout(() => setTip(tipOf(target)), DELAY_MS);
    };
    const showFocus = (event: Event) => {
      const isSeen = event.target instanceof Element && event.target.matches(":focus-visible");
      if (isMoving && isSeen) show(event);
    };
    const showPointer = (event: PointerEvent) => {
      if (event.pointerType === "mouse") show(event);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      isMoving = key === "Tab" || key.startsWith("Arrow");
      if (key === "Escape") hide();
    };
    document.addEventListener("pointerover", showPointer);
    document.addEventListener("focusin", showFocus);
    document.addEventListener("focusout", hide);
    document.addEventListener("pointerdown", hide);
    // Before whoever moves the focus hears of the key.
    document.addEventListener("keydown", onKey, true);
    window.addEventListener("scroll", hide, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("pointerover", showPointer);
      document.removeEventListener("focusin", showFocus);
      document.removeEventListener("focusout", hide);
      document.removeEventListener("pointerdown", hide);
      document.removeEventListener("keydown", onKey, true);
      window.removeEventListener("scroll", hide, true);
    };
  }, []);
  if (tip === null) return null;
  return (
    <span
      className={tip.above ? "tooltip tooltip-above" : "tooltip"}
      aria-hidden="true"
      style={{ left: tip.x, top: tip.y }}
      ref={keepInside}
    >
      {tip.text}
    </span>
  );
}

/** Moves a tip that would leave the screen back inside. */
const keepInside = (element: HTMLElement | null): void => {
  if (element === null) return;
  const { left, right } = element.getBoundingClientRect();
  const over = Math.max(right - window.innerWidth + MARGIN_PX, 0);
  const under = Math.max(MARGIN_PX - left, 0);
  element.style.marginLeft = `${under - over}px`;
};
