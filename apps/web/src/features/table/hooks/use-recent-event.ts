import { useEffect, useState } from "react";
import { type Entry, type GameLog, MERGE_MS } from "../model/game-log.ts";
import type { TableEvent } from "../model/table-event.ts";

/** What has just happened, for as long as the next tap would add to it; null otherwise. */
export const useRecentEvent = ({ entries }: GameLog): TableEvent | null => {
  const last = entries.at(-1) ?? null;
  // What happened before this screen is no news.
  const [old, setOld] = useState<Entry | null>(last);
  useEffect(() => {
    const timer = setTimeout(() => setOld(last), MERGE_MS);
    return () => clearTimeout(timer);
  }, [last]);
  return last === old ? null : (last?.event ?? null);
};
