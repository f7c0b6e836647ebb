import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { PRINT_SHEET } from "../../../lib/page/print-part.ts";

/** Whether the page is being printed, by its menu or the browser’s, and nothing else in its place. */
export const usePrinting = (): boolean => {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const begin = () => {
      const taken = document.querySelector(`body > .${PRINT_SHEET}`) !== null;
      // The browser takes what stands there when this handler is through.
      flushSync(() => setPrinting(!taken));
    };
    const end = () => setPrinting(false);
    window.addEventListener("beforeprint", begin);
    window.addEventListener("afterprint", end);
    return () => {
      window.removeEventListener("beforeprint", begin);
      window.removeEventListener("afterprint", end);
    };
  }, []);
  return printing;
};
