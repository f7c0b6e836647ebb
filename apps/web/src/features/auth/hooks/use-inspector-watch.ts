import { useEffect } from "react";
import { useMediaQuery } from "../../../lib/page/use-media-query.ts";
import { isInspectorDocked } from "../model/inspector.ts";

const POLL_MS = 500;

/** AUTH-09, on desktops only: closes when developer tools are found open. */
export const useInspectorWatch = (watching: boolean, close: () => void): void => {
  const desktop = useMediaQuery("(min-width: 64rem) and (pointer: fine)");
  useEffect(() => {
    if (!watching || !desktop) return;
    const timer = setInterval(() => {
      if (isInspectorDocked(window)) close();
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [watching, desktop, close]);
};
