import { useNavigate, useRouter, useRouterState } from "@tanstack/react-router";
import { useEffect, useRef } from "react";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** A sheet is open over the page: going back closes it. */
    sheet?: true;
  }
}

/**
 * Makes an open sheet a step of the history: going back, as one does on a phone, closes it before it
 * leaves the page. Closed in another way, it takes its step with it.
 */
export const useBackCloses = (open: boolean, onClose: () => void): void => {
  const navigate = useNavigate();
  const { history } = useRouter();
  const isStep = useRouterState({ select: ({ location }) => location.state.sheet === true });
  const close = useRef(onClose);
  close.current = onClose;
  const wasStep = useRef(false);
  useEffect(() => {
    if (wasStep.current && !isStep && open) close.current();
    wasStep.current = isStep;
  }, [isStep, open]);
  useEffect(() => {
    if (!open) return;
    void navigate({
      to: ".",
      search: true,
      hash: true,
      state: (before) => ({ ...before, sheet: true }),
      resetScroll: false,
    });
    return () => {
      // Where it led to another page, that page took the step's place.
      if (history.location.state.sheet === true) history.back();
    };
  }, [open, navigate, history]);
};
