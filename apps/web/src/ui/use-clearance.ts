import { useEffect, useState } from "react";
import { clearanceOf } from "./clearance.ts";
import { onToast } from "./toast.ts";

/** Buttons that a message may never cover are in these: Send, Stop. */
const KEPT_CLEAR = "[data-keep-clear]";

const measure = (): number =>
  clearanceOf(
    [...document.querySelectorAll(KEPT_CLEAR)].map((kept) => kept.getBoundingClientRect()),
    window.innerHeight,
  );

/** How far above the foot of the screen messages stand now, in pixels; it follows what moves below them. */
export const useClearance = (): number => {
  const [clearance, setClearance] = useState(measure);
  useEffect(() => {
    const follow = () => setClearance(measure());
    const page = new ResizeObserver(follow);
    page.observe(document.body);
    const stopListening = onToast(follow);
    window.addEventListener("scroll", follow, { passive: true });
    window.addEventListener("resize", follow);
    return () => {
      page.disconnect();
      stopListening();
      window.removeEventListener("scroll", follow);
      window.removeEventListener("resize", follow);
    };
  }, []);
  return clearance;
};
