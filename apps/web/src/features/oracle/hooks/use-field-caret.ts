import { type RefObject, useLayoutEffect, useRef, useState } from "react";

export interface FieldCaret {
  readonly position: number;
  /** Takes over where the person put it. */
  readonly read: () => void;
  /** Moves it once the changed text is in the field. */
  readonly place: (position: number) => void;
}

/** The caret of a field whose text the page also changes. */
export const useFieldCaret = (
  field: RefObject<HTMLTextAreaElement | null>,
  text: string,
): FieldCaret => {
  const [position, setPosition] = useState(0);
  const wanted = useRef<number | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is what changes the field
  useLayoutEffect(() => {
    const element = field.current;
    if (element === null || wanted.current === null) return;
    element.focus();
    element.setSelectionRange(wanted.current, wanted.current);
    wanted.current = null;
  }, [text, field]);

  return {
    position,
    read: () => setPosition(field.current?.selectionStart ?? 0),
    place: (next) => {
      wanted.current = next;
      setPosition(next);
    },
  };
};
