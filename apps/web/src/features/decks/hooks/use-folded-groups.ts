import { useState } from "react";

/** Which groups are folded. All are open at first. */
export const useFoldedGroups = () => {
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  return {
    folded,
    toggle: (key: string) =>
      setFolded((before) => {
        const after = new Set(before);
        if (!after.delete(key)) after.add(key);
        return after;
      }),
    foldAll: (keys: readonly string[]) => setFolded(new Set(keys)),
  };
};
