import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import { useEscape } from "../../../ui/use-escape.ts";
import { type PreviewPlace, previewPlace } from "../model/preview-place.ts";

/** A card that floats beside its name. */
export interface ShownPreview {
  readonly name: string;
  readonly place: PreviewPlace;
  /** Shown by touch: it stays, and leads to the card's page. */
  readonly stays: boolean;
}

const cardAround = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("[data-card]") : null;

/** Calls back when the page is scrolled or pressed elsewhere than on a surface. */
const useLeaving = (open: boolean, surface: RefObject<HTMLElement | null>, leave: () => void) =>
  // biome-ignore lint/correctness/useExhaustiveDependencies: heard anew when it opens
  useEffect(() => {
    if (!open) return;
    const hear = (event: Event) => {
      if (!(event.target instanceof Node && surface.current?.contains(event.target))) leave();
    };
    const hearing = new AbortController();
    const { signal } = hearing;
    window.addEventListener("scroll", hear, { passive: true, capture: true, signal });
    window.addEventListener("pointerdown", hear, { capture: true, signal });
    return () => hearing.abort();
  }, [open]);

/**
 * Which card is shown, and what shows and hides it: a mouse on a marked element (`previewAttributes`), the
 * keyboard's focus, a tap. Escape, scrolling and a press elsewhere hide it.
 */
export const useCardPreview = () => {
  const [shown, setShown] = useState<ShownPreview | null>(null);
  const pointer = useRef("");
  const surface = useRef<HTMLElement>(null);
  const opener = useRef<HTMLElement>(null);
  /** The focus goes back to a name whose card was just put away. */
  const isReturning = useRef(false);
  const open = shown !== null;
  const stays = shown?.stays === true;
  const hide = () => setShown(null);
  useEscape(open, () => {
    hide();
    if (!stays) return;
    isReturning.current = true;
    opener.current?.focus();
    isReturning.current = false;
  });
  useLeaving(open, surface, () => setShown(null));
  const show = (marked: HTMLElement, isByTouch: boolean) => {
    const name = marked.dataset.card;
    if (name === undefined || (name === shown?.name && !isByTouch)) return;
    const words = marked.querySelector("[data-card-name]") ?? marked;
    // A name that runs over two lines: beside its first one.
    const box = words.getClientRects()[0] ?? words.getBoundingClientRect();
    const size = { width: window.innerWidth, height: window.innerHeight };
    setShown({ name, place: previewPlace(box, size), stays: isByTouch });
  };
  return {
    shown,
    surface,
    hide,
    /** For the element around the names. */
    handlers: {
      onPointerOver: (event: PointerEvent) => {
        if (event.pointerType !== "mouse" || stays) return;
        const marked = cardAround(event.target);
        if (marked === null) hide();
        else show(marked, false);
      },
      onPointerLeave: () => {
        if (!stays) hide();
      },
      onPointerDown: (event: PointerEvent) => {
        pointer.current = event.pointerType;
      },
      onClickCapture: (event: MouseEvent) => {
        const marked = cardAround(event.target);
        const isTap = pointer.current === "touch" && marked?.dataset.cardByTouch !== undefined;
        pointer.current = "";
        if (!isTap || marked === null) return;
        event.preventDefault();
        event.stopPropagation();
        opener.current = marked;
        show(marked, true);
      },
      onFocus: (event: FocusEvent) => {
        const marked = isReturning.current ? null : cardAround(event.target);
        if (marked !== null && event.target.matches(":focus-visible")) show(marked, false);
      },
      onBlur: () => {
        if (!stays) hide();
      },
    },
  };
};
