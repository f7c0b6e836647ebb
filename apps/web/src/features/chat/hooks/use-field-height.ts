import { type RefObject, useLayoutEffect } from "react";

const FITS_ITSELF = !import.meta.env.SSR && "fieldSizing" in document.documentElement.style;

/**
 * The height of a field follows its text (guide §8, FOR-04) where a browser cannot do that by itself
 * (`field-sizing` of composer-box.module.css): to measure it takes a layout of the whole page.
 */
export const useFieldHeight = (
  field: RefObject<HTMLTextAreaElement | null>,
  text: string,
): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again when the text changes
  useLayoutEffect(() => {
    const element = field.current;
    if (element === null || FITS_ITSELF) return;
    element.style.height = "auto";
    element.style.height = `${element.scrollHeight}px`;
  }, [text, field]);
};
