import { useEffect, useRef } from "react";
import { readStored, writeStored } from "./storage.ts";

const KEY = "shortcuts";

/** Whether shortcuts of a single character work: a person can turn them off (WCAG 2.1.4). */
export const areShortcutsOn = (): boolean => readStored(KEY) !== "off";

export const setShortcutsOn = (on: boolean): void => writeStored(KEY, on ? null : "off");

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches("input, textarea, select"));

/** An open dialog, drawer or menu has the keyboard to itself. */
const isCovered = (): boolean =>
  document.querySelector("[role=dialog], [role=alertdialog], [role=menu]") !== null;

/**
 * Does something when a character is typed anywhere but into a field or a dialog.
 *
 * @param run null while there is nothing to do
 */
export const useShortcut = (key: string, run: (() => void) | null): void => {
  const current = useRef(run);
  useEffect(() => {
    current.current = run;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== key || event.defaultPrevented || current.current === null) return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (isTyping(event.target) || isCovered() || !areShortcutsOn()) return;
      event.preventDefault();
      current.current();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [key]);
};
