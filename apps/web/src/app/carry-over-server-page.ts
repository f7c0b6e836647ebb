declare global {
  interface Window {
    /** Kept by `index.html` until the page runs. Absent where another file shows the page. */
    readonly early?: { readonly pressed: Element | null; readonly stop: () => void };
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/** An element by what it is and its place among its like: the running page has the same one. */
interface Place {
  readonly tag: string;
  readonly index: number;
}

/** What a person did with the page that the server drew. */
interface Interactions {
  /** Of every field in their order. Null where nothing was typed. */
  readonly typed: readonly (string | null)[];
  readonly focused: Place | null;
  readonly caret: number | null;
  /** The button that was pressed, or the form or field that was to be sent. */
  readonly pressed: Place | null;
}

const fieldsIn = (root: HTMLElement): Field[] => [
  ...root.querySelectorAll<Field>("input, textarea"),
];

const isField = (element: Element | null | undefined): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

const placeOf = (root: HTMLElement, element: Element | null | undefined): Place | null =>
  element && element !== root && root.contains(element)
    ? { tag: element.tagName, index: [...root.querySelectorAll(element.tagName)].indexOf(element) }
    : null;

const elementAt = (root: HTMLElement, place: Place | null): HTMLElement | undefined =>
  place === null ? undefined : root.querySelectorAll<HTMLElement>(place.tag)[place.index];

const readInteractions = (root: HTMLElement): Interactions => {
  const active = document.activeElement;
  return {
    typed: fieldsIn(root).map(({ value, defaultValue }) => (value === defaultValue ? null : value)),
    focused: placeOf(root, active),
    caret: isField(active) ? active.selectionStart : null,
    pressed: placeOf(root, window.early?.pressed),
  };
};

/** React hears of a value that it did not set itself through the setter of the element’s class. */
const write = (field: Field, value: string): void =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);

const press = (element: HTMLElement): void => {
  if (isField(element))
    element.dispatchEvent(
      new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }),
    );
  else if (element instanceof HTMLFormElement) element.requestSubmit();
  else element.click();
};

const repeat = (root: HTMLElement, { typed, focused, caret, pressed }: Interactions): void => {
  const written = fieldsIn(root).filter((field, index) => {
    const value = typed[index] ?? null;
    if (value !== null) write(field, value);
    return value !== null;
  });
  const active = elementAt(root, focused);
  active?.focus({ preventScroll: true });
  if (caret !== null && isField(active)) active.setSelectionRange(caret, caret);
  // The caret is where it was when the page hears of what was typed.
  for (const field of written) field.dispatchEvent(new Event("input", { bubbles: true }));
  const again = elementAt(root, pressed);
  // What was typed is in the page's state by then.
  if (again) setTimeout(() => press(again));
};

/**
 * Watches the page that the server drew until the running one stands in its place, which looks the same:
 * what was typed by then, where the focus was and what was pressed go along.
 *
 * @returns to be called once the running page is there
 */
export const carryOverServerPage = (root: HTMLElement): (() => void) => {
  let doings = readInteractions(root);
  const note = () => {
    doings = readInteractions(root);
  };
  const events = ["input", "focusin", "focusout", "keyup", "click"] as const;
  for (const event of events) root.addEventListener(event, note);
  return () => {
    for (const event of events) root.removeEventListener(event, note);
    window.early?.stop();
    repeat(root, doings);
  };
};
