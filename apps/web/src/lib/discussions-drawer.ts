import { useSyncExternalStore } from "react";

let open = false;
const listeners = new Set<() => void>();

/** Opens or closes the drawer of discussions on small screens; the page that lists them shows it. */
export const setDiscussionsOpen = (next: boolean): void => {
  open = next;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useDiscussionsOpen = (): boolean => useSyncExternalStore(subscribe, () => open);
