import { useState } from "react";
import { readStored, writeStored } from "../../../lib/storage/storage.ts";

const parse = (kept: string | null): unknown => {
  try {
    return JSON.parse(kept ?? "null");
  } catch {
    return null;
  }
};

/**
 * A value that is kept on the device.
 *
 * @param read makes a value of whatever was kept. Null when nothing was
 */
export const useStoredValue = <Value>(key: string, read: (kept: unknown) => Value) => {
  const [value, setValue] = useState(() => read(parse(readStored(key))));
  const keep = (next: Value) => {
    writeStored(key, JSON.stringify(next));
    setValue(next);
  };
  return [value, keep] as const;
};
