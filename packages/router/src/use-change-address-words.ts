import { useCallback } from "react";
import { useHistory, useNavigate } from "./router-provider.tsx";

/** What becomes of words of the address: another one, or gone (null). */
type WordChanges = Readonly<Record<string, string | null>>;

/**
 * Changes some words of the address and leaves the others and the page as they are: the same function as
 * long as the page runs.
 *
 * @param replace whether going back skips the address as it was
 */
export const useChangeAddressWords = (): ((changes: WordChanges, replace: boolean) => void) => {
  const navigate = useNavigate();
  const history = useHistory();
  return useCallback(
    (changes, replace) => {
      // Where the window is now: another word may have changed since the page was drawn.
      const { pathname, search, state } = history.read();
      const words = { ...Object.fromEntries(new URLSearchParams(search)), ...changes };
      const kept = Object.entries(words).flatMap(([name, word]) =>
        word === null ? [] : [[name, word] as const],
      );
      void navigate({
        to: pathname,
        words: Object.fromEntries(kept),
        replace,
        keepScroll: true,
        ...(replace && { state }),
      });
    },
    [navigate, history],
  );
};
