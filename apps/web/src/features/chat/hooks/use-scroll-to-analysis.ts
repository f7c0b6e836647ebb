import { useAddressWord, useChangeAddressWords, useLocation } from "@spellwright/router";
import { type RefObject, useEffect, useRef } from "react";
import { areaOf } from "../../../lib/router/area.ts";
import { useText } from "../../../lib/text/text.tsx";
import { toast } from "../../../ui/index.ts";
import type { Exchange } from "../model/exchanges.ts";
import { messageElementId } from "../model/find-message.ts";
import { latestAnalysis } from "../model/latest-analysis.ts";

/** ROUTE-07: the page has settled by then. */
const SCROLL_AFTER_MS = 300;
/** ROUTE-06: so long nothing else takes the person away from it. */
const STILL_MS = 2000;

/** Whether the address asks for the analysis. */
export const useAnalysisWanted = (): boolean => useAddressWord("scrollToAnalysis") === "true";

/**
 * ROUTE-06, ROUTE-07: `?scrollToAnalysis=true` brings the newest answer with suggestions into view, and the
 * address then forgets it. It is told where the chat holds none.
 *
 * @returns until when the chat does not scroll by itself, on the clock of `performance.now()`
 */
export const useScrollToAnalysis = (exchanges: readonly Exchange[]): RefObject<number> => {
  const wanted = useAnalysisWanted();
  const changeWords = useChangeAddressWords();
  const { pathname } = useLocation();
  const stillUntil = useRef(0);
  const { t } = useText();
  const said = useRef(t);
  said.current = t;
  const newest = useRef(exchanges);
  newest.current = exchanges;
  const waits = wanted && exchanges.length > 0;
  useEffect(() => {
    if (!waits) return;
    stillUntil.current = performance.now() + STILL_MS;
    const timer = setTimeout(() => {
      const analysis = latestAnalysis(newest.current);
      const shown = analysis && document.getElementById(messageElementId(analysis));
      if (shown) shown.scrollIntoView({ block: "start" });
      else if (areaOf(pathname) === "forge") toast.failed(said.current("forgeChat.analysisLost"));
      changeWords({ scrollToAnalysis: null }, true);
    }, SCROLL_AFTER_MS);
    return () => clearTimeout(timer);
  }, [waits, pathname, changeWords]);
  return stillUntil;
};
