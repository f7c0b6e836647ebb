import { useState } from "react";
import { readStored, writeStored } from "../../../lib/storage.ts";

export type ListView = "list" | "grid";
const KEY = "deck-view";

/** List or pictures, as last chosen on this device. */
export const useListView = () => {
  const [view, setView] = useState<ListView>(readStored(KEY) === "grid" ? "grid" : "list");
  const choose = (next: ListView) => {
    writeStored(KEY, next);
    setView(next);
  };
  return [view, choose] as const;
};
