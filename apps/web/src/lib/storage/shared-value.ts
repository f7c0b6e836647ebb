import { useSyncExternalStore } from "react";

/** A value outside the tree of components, which any of them reads and changes. */
export interface SharedValue<Value> {
  readonly read: () => Value;
  readonly change: (next: Value) => void;
  /** Hears of each change. @returns stops listening */
  readonly subscribe: (listener: () => void) => () => void;
  /** The value of this moment. The component is drawn again when it changes. */
  readonly use: () => Value;
}

/** One value of the page. React has the reading of such a value, not the keeping of it. */
export const createSharedValue = <Value>(first: Value): SharedValue<Value> => {
  let current = first;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  };
  const read = () => current;
  return {
    read,
    subscribe,
    change: (next) => {
      current = next;
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, read, read),
  };
};
