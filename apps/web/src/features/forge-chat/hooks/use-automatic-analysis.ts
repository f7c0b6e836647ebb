import { useAddressWord, useChangeAddressWords, useLocation } from "@spellwright/router";
import { useEffect, useRef } from "react";
import { useSession } from "../../auth/index.ts";

/** ROUTE-07. */
const DELAY_MS = 500;

/** Whether the address asks for an analysis. */
export const useIsAnalysisRequested = (): boolean => useAddressWord("autoAnalyze") === "true";

/**
 * ROUTE-07: `?autoAnalyze=true` starts the analysis half a second after the page came, for a signed-in
 * person who chose it on a page of ours. A link from outside spends nobody's zaps. The address then
 * forgets it.
 *
 * @param analyse starts it
 */
export const useAutomaticAnalysis = (analyse: () => void): void => {
  const { user } = useSession();
  const changeWords = useChangeAddressWords();
  const waits = useIsAnalysisRequested();
  const { state } = useLocation();
  const newest = useRef(analyse);
  newest.current = analyse;
  const starts = waits && state.startsAnalysis === true && user !== null;
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(
      () => {
        if (starts) newest.current();
        changeWords({ autoAnalyze: null }, true);
      },
      starts ? DELAY_MS : 0,
    );
    return () => clearTimeout(timer);
  }, [waits, starts, changeWords]);
};
