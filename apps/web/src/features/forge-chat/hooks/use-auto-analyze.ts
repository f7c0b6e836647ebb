import { useNavigate, useRouterState } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useSession } from "../../auth/index.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The analysis in the address was chosen on a page of ours. */
    startsAnalysis?: true;
  }
}

/** ROUTE-07. */
const DELAY_MS = 500;

/** Whether the address asks for an analysis. */
export const useAnalysisWaits = (): boolean =>
  useRouterState({
    select: ({ location }) => new URLSearchParams(location.searchStr).get("autoAnalyze") === "true",
  });

/**
 * ROUTE-07: `?autoAnalyze=true` starts the analysis half a second after the page came, for a signed-in
 * person who chose it on a page of ours; a link from outside spends nobody's zaps. The address then
 * forgets it.
 *
 * @param analyse starts it
 */
export const useAutoAnalyze = (analyse: () => void): void => {
  const { user } = useSession();
  const navigate = useNavigate();
  const waits = useAnalysisWaits();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const isOurs = useRouterState({
    select: ({ location }) => location.state.startsAnalysis === true,
  });
  const newest = useRef(analyse);
  newest.current = analyse;
  const starts = waits && isOurs && user !== null;
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(
      () => {
        if (starts) newest.current();
        void navigate({ to: pathname, replace: true });
      },
      starts ? DELAY_MS : 0,
    );
    return () => clearTimeout(timer);
  }, [waits, starts, pathname, navigate]);
};
