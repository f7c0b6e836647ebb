import { useEffect, useState } from "react";
import { clearanceOf } from "./clearance.ts";
import { onToast } from "./toast.ts";

/** Buttons that a message may never cover are in these: Send, Stop. */
const KEPT_CLEAR = "[data-keep-clear]";

const keptClear = (): readonly Element[] => [...document.querySelectorAll(KEPT_CLEAR)];

const measure = (): number =>
  clearanceOf(
    keptClear().map((kept) => kept.getBoundingClientRect()),
    window.innerHeight,
  );

/** How far above the foot of the screen messages stand now, in pixels. It follows what moves below them. */
export const useClearance = (): number => {
  const [clearance, setClearance] = useState(measure);
  useEffect(() => {
    const observed = new WeakSet<Element>();
    const observe = (element: Element | null) => {
      if (element === null || observed.has(element)) return;
      observed.add(element);
      sizes.observe(element);
    };
    const follow = () => {
      setClearance(measure());
      // On a page that does not fill the screen they move while the page keeps its size.
      for (const kept of keptClear()) {
        observe(kept);
        observe(kept.parentElement);
      }
    };
    const sizes = new ResizeObserver(follow);
    observe(document.body);
    const stopListening = onToast(follow);
    window.addEventListener("scroll", follow, { passive: true, capture: true });
    window.addEventListener("resize", follow);
    return () => {
      sizes.disconnect();
      stopListening();
      window.removeEventListener("scroll", follow, { capture: true });
      window.removeEventListener("resize", follow);
    };
  }, []);
  return clearance;
};
