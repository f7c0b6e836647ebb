// Where local storage is refused (private windows, policies), values last as long as the page.
const refused = new Map<string, string>();

/** A value kept on this device. Null when there is none. */
export const readStored = (key: string): string | null => {
  try {
    return refused.get(key) ?? localStorage.getItem(key);
  } catch {
    return refused.get(key) ?? null;
  }
};

/** Keeps a value; null removes it. */
export const writeStored = (key: string, value: string | null): void => {
  refused.delete(key);
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    if (value !== null) refused.set(key, value);
  }
};

/** Whether the device keeps the value when the page ends. It refused where this is false. */
export const isStoredLasting = (key: string): boolean => !refused.has(key);
