import { sheetSteps, useAnyRouter } from "@spellwright/router";
import { useEffect, useLayoutEffect, useRef, useState } from "react";

/**
 * Going back, as one does on a phone, closes what is open over the page before it leaves the page. Beside
 * `useEscape`: every dialog and every drawer has both.
 *
 * @param onClose may leave it open: then it has a step again
 */
export const useBackCloses = (open: boolean, onClose: () => void): void => {
  const { router, shown } = useAnyRouter() ?? {};
  const close = useRef(onClose);
  useLayoutEffect(() => {
    close.current = onClose;
  });
  const [times, setTimes] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once more for each time it was to close
  useEffect(() => {
    if (!open || router === undefined) return;
    return sheetSteps(router).open({
      close: () => {
        close.current();
        setTimes((before) => before + 1);
      },
    });
  }, [open, router, times]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: over another page it has a step as well
  useEffect(() => {
    if (open && router !== undefined) sheetSteps(router).settle();
  }, [open, router, shown]);
};
