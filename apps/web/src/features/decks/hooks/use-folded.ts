import type { DeckCategory } from "@spellwright/contract";
import { useState } from "react";

/** Which categories are folded; all are open at first. */
export const useFolded = () => {
  const [folded, setFolded] = useState<ReadonlySet<DeckCategory>>(new Set());
  return {
    folded,
    toggle: (category: DeckCategory) =>
      setFolded((before) => {
        const after = new Set(before);
        if (!after.delete(category)) after.add(category);
        return after;
      }),
    foldAll: (categories: readonly DeckCategory[]) => setFolded(new Set(categories)),
  };
};
