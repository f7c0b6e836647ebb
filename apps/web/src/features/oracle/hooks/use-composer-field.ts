import { useRef } from "react";

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
    // The menu or dialog that this began in gives its focus back first.
    requestAnimationFrame(() => requestAnimationFrame(go));
  };
  return { field, goToEnd };
};
