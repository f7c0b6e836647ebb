/** HEAD-06, in milliseconds. */
export const TOAST_MS = { plain: 3000, success: 5000, action: 6000, copy: 2000 } as const;

export interface ToastAction {
  label: string;
  onClick: () => void;
}

export interface ToastRequest {
  readonly kind: "success" | "error";
  readonly text: string;
  readonly duration: number;
  readonly action: ToastAction | undefined;
  /** After it has left the screen. */
  readonly onGone: (() => void) | undefined;
}

let waiting: readonly ToastRequest[] = [];
let wanted = false;
const listeners = new Set<() => void>();
/** Calls back at every new message, until the returned function is called. */
export const onToast = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

const show = (
  kind: ToastRequest["kind"],
  text: string,
  duration: number,
  action?: ToastAction,
  onGone?: () => void,
): void => {
  waiting = [...waiting, { kind, text, duration, action, onGone }];
  wanted = true;
  for (const listener of listeners) listener();
};

/** The messages that wait to be shown, once. */
export const takeToasts = (): readonly ToastRequest[] => {
  const taken = waiting;
  waiting = [];
  return taken;
};

/** Short messages at the edge of the screen. Durations are HEAD-06. */
export const toast = {
  /** Something happened that needs no answer: 3 s, 6 s with an action. */
  done: (text: string, action?: ToastAction) =>
    show("success", text, action === undefined ? TOAST_MS.plain : TOAST_MS.action, action),
  /** Something happened that can be undone while the message stands: 6 s. */
  undoable: (
    text: string,
    undo: { readonly label: string; readonly onUndo: () => void; readonly onGone: () => void },
  ) =>
    show(
      "success",
      text,
      TOAST_MS.action,
      { label: undo.label, onClick: undo.onUndo },
      undo.onGone,
    ),
  /** A step of one's account succeeded: 5 s. */
  success: (text: string) => show("success", text, TOAST_MS.success),
  /** Copied to the clipboard: 2 s. */
  copied: (text: string) => show("success", text, TOAST_MS.copy),
  failed: (text: string, action?: ToastAction) =>
    show("error", text, action === undefined ? TOAST_MS.plain : TOAST_MS.action, action),
};

/** Whether any message was ever shown. */
export const areToastsWanted = (): boolean => wanted;
