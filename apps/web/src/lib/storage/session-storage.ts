/** A value kept while the tab lives. Null when there is none, or where storage is refused. */
export const readSessionStored = (key: string): string | null => {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Keeps a value; null removes it. False where there is no room for it, or storage is refused. */
export const writeSessionStored = (key: string, value: string | null): boolean => {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
};
