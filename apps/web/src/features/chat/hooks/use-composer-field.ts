import { useRef } from "react";

/** Longer than any dialog takes to leave. */
const FRAMES = 120;

/** Runs once the dialog or menu that this began in has left and given its focus back. */
const afterOverlays = (act: () => void, frames = FRAMES): void => {
  const isOpen = document.querySelector('[role="dialog"], [role="menu"]') !== null;
  requestAnimationFrame(() => (isOpen && frames > 0 ? afterOverlays(act, frames - 1) : act()));
};

/** The composer's field, and the way to its end once what has just been written is in it. */
export const useComposerField = () => {
  const field = useRef<HTMLTextAreaElement>(null);
  const goToEnd = () => {
    const go = () => {
      const element = field.current;
      if (element === null) return;
      element.focus();
      element.setSelectionRange(element.value.length, element.value.length);
    };
    requestAnimationFrame(() => afterOverlays(() => requestAnimationFrame(go)));
  };
  return { field, goToEnd };
};
