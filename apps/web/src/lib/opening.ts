import { useSyncExternalStore } from "react";

/** Something that any place of the page may open, and one place shows. */
export interface Opening<Request> {
  readonly open: (request: Request) => void;
  readonly close: () => void;
  /** What was asked for; null while it is closed. */
  readonly useRequest: () => Request | null;
}

/** A dialog or drawer of its own: who opens it needs nothing of what it shows. */
export const createOpening = <Request>(): Opening<Request> => {
  let current: Request | null = null;
  const listeners = new Set<() => void>();
  const change = (next: Request | null) => {
    current = next;
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  return {
    open: change,
    close: () => change(null),
    useRequest: () => useSyncExternalStore(subscribe, () => current),
  };
};
