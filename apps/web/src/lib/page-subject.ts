import type { PageSubject } from "@spellwright/locales";
import { useEffect, useSyncExternalStore } from "react";

let current: PageSubject | null = null;
const listeners = new Set<() => void>();

const set = (subject: PageSubject | null): void => {
  current = subject;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Says what the page on screen is about, for title and description (ROUTE-10); forgotten when it leaves.
 *
 * @param title null while it is not known
 */
export const usePageSubject = (title: string | null, description?: string): void => {
  useEffect(() => {
    if (title === null) return;
    set({ title, description });
    return () => set(null);
  }, [title, description]);
};

/** What the page on screen is about; null when it said nothing. */
export const useCurrentSubject = (): PageSubject | null =>
  useSyncExternalStore(subscribe, () => current);
