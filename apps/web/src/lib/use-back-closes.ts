import { useEffect, useRef } from "react";
import { addressOf, useHistory, useLocation, useNavigate } from "./router/index.ts";

/**
 * Makes an open sheet a step of the history: going back, as one does on a phone, closes it before it
 * leaves the page. Closed in another way, it takes its step with it.
 */
export const useBackCloses = (open: boolean, onClose: () => void): void => {
  const navigate = useNavigate();
  const history = useHistory();
  const isStep = useLocation().state.sheet === true;
  const close = useRef(onClose);
  close.current = onClose;
  const wasStep = useRef(false);
  useEffect(() => {
    if (wasStep.current && !isStep && open) close.current();
    wasStep.current = isStep;
  }, [isStep, open]);
  useEffect(() => {
    if (!open) return;
    const here = history.read();
    void navigate({ to: addressOf(here), state: { ...here.state, sheet: true }, still: true });
    return () => {
      // Where it led to another page, that page took the step's place.
      if (history.read().state.sheet === true) history.back();
    };
  }, [open, navigate, history]);
};
