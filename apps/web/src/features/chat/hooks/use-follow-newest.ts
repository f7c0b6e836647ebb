import { type RefObject, useEffect, useRef } from "react";
import type { Exchange } from "../model/exchanges.ts";

/**
 * A new question comes into view. Reading is never interrupted, and a first question is there already.
 *
 * @param stillUntil no scrolling before then, on the clock of `performance.now()`
 */
export const useFollowNewest = (
  exchanges: readonly Exchange[],
  stillUntil: RefObject<number>,
): void => {
  const last = exchanges.at(-1);
  const seen = useRef<string | null>(null);
  const lastId = last?.requestId ?? null;
  const lastThinks = last?.state.kind === "thinking";
  const follows = exchanges.length > 1;
  useEffect(() => {
    const isStill = performance.now() < stillUntil.current;
    if (lastId !== null && lastId !== seen.current && lastThinks && follows && !isStill)
      document.getElementById(`q-${lastId}`)?.scrollIntoView({ block: "start" });
    seen.current = lastId;
  }, [lastId, lastThinks, follows, stillUntil]);
};
