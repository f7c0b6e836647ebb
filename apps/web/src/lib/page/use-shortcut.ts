import { useEffect, useRef } from "react";
import { readStored, writeStored } from "../storage/storage.ts";

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

/** The parts of the page that wait for a key. */
const listeners = new Map<string, number>();

const count = (key: string, change: 1 | -1): void => {
  listeners.set(key, (listeners.get(key) ?? 0) + change);
};

/** Whether a part of the page waits for a key, even one that has nothing to do just now. */
export const isShortcutHere = (key: string): boolean => (listeners.get(key) ?? 0) > 0;

/**
 * Does something when a character is typed anywhere but into a field or a dialog.
 *
 * @param run null while there is nothing to do
 * @param here false where the key never has anything to do: the sheet of shortcuts leaves it out
 */
export const useShortcut = (key: string, run: (() => void) | null, here = true): void => {
  const current = useRef(run);
  useEffect(() => {
    current.current = run;
  });
  useEffect(() => {
    if (!here) return;
    count(key, 1);
    return () => count(key, -1);
  }, [key, here]);
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
