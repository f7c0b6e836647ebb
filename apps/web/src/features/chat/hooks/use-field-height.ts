import { type RefObject, useLayoutEffect } from "react";

/** A composer grows with its text to this, then scrolls (guide §8, FOR-04). */
const GREATEST_HEIGHT_PX = 120;

/** The height of a field follows its text. */
export const useFieldHeight = (
  field: RefObject<HTMLTextAreaElement | null>,
  text: string,
): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured again when the text changes
  useLayoutEffect(() => {
    const element = field.current;
    if (element === null) return;
    element.style.height = "auto";
    element.style.height = `${Math.min(element.scrollHeight, GREATEST_HEIGHT_PX)}px`;
  }, [text, field]);
};
