import { type RefObject, useLayoutEffect, useRef, useState } from "react";

/** The composer grows to this, then scrolls (guide §8). */
const GREATEST_HEIGHT_PX = 120;

/** The caret and the height of a field whose text the page also changes. */
export const useFieldEdit = (field: RefObject<HTMLTextAreaElement | null>, text: string) => {
  const [caret, setCaret] = useState(0);
  const wanted = useRef<number | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is what changes the field
  useLayoutEffect(() => {
    const element = field.current;
    if (element === null) return;
    element.style.height = "auto";
    element.style.height = `${Math.min(element.scrollHeight, GREATEST_HEIGHT_PX)}px`;
    if (wanted.current === null) return;
    element.focus();
    element.setSelectionRange(wanted.current, wanted.current);
    wanted.current = null;
  }, [text, field]);

  return {
    caret,
    readCaret: () => setCaret(field.current?.selectionStart ?? 0),
    /** Moves the caret once the changed text is in the field. */
    placeCaret: (position: number) => {
      wanted.current = position;
      setCaret(position);
    },
  };
};
