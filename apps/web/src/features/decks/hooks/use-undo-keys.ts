import { useEffect } from "react";

/** A field has an undo of its own, and a dialog is about something else. */
const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest(
    "input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog]",
  ) !== null;

/** Ctrl+Z (⌘Z) takes back, Ctrl+Shift+Z or Ctrl+Y makes again. */
export const useUndoKeys = (undo: (() => void) | null, redo: (() => void) | null): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isElsewhere(event.target)) return;
      const key = event.key.toLowerCase();
      const again = (key === "z" && event.shiftKey) || key === "y";
      if (!again && key !== "z") return;
      event.preventDefault();
      (again ? redo : undo)?.();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [undo, redo]);
};
