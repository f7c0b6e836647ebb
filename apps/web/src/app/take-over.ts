type Field = HTMLInputElement | HTMLTextAreaElement;

const fieldsOf = (root: HTMLElement): Field[] => [
  ...root.querySelectorAll<Field>("input, textarea"),
];

/** React hears of a value that it did not set itself through the setter of the element's class. */
const write = (field: Field, value: string): void => {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
};

/** The same element of another copy of the page: by its place among those of its kind. */
const twinOf = (element: Element, root: HTMLElement): (() => HTMLElement | undefined) => {
  const index = [...root.querySelectorAll(element.tagName)].indexOf(element);
  return () => root.querySelectorAll<HTMLElement>(element.tagName)[index];
};

/**
 * Puts the running page in the place of the one that the server drew. What was typed there before the
 * code arrived, and where the focus was, go along; the scroll stays, since nothing changes its height.
 *
 * @param draw replaces what stands in `root`, at once
 */
export const takeOver = (root: HTMLElement, draw: () => void): void => {
  const typed = fieldsOf(root).map(({ value, defaultValue }) =>
    value === defaultValue ? null : value,
  );
  const active = document.activeElement;
  const isInside = active !== null && active !== root && root.contains(active);
  const focused = isInside ? twinOf(active, root) : null;
  const caret = isInside && "selectionStart" in active ? (active as Field).selectionStart : null;
  draw();
  for (const [index, field] of fieldsOf(root).entries()) {
    const value = typed[index];
    if (value) write(field, value);
  }
  const twin = focused?.();
  twin?.focus({ preventScroll: true });
  if (caret !== null && twin && "setSelectionRange" in twin)
    (twin as Field).setSelectionRange(caret, caret);
};
