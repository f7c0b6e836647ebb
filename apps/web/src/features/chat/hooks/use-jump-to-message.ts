import { useAddressWord, useLocation } from "@spellwright/router";
import { useEffect, useRef } from "react";
import { useText } from "../../../lib/text/text.tsx";
import { toast } from "../../../ui/index.ts";
import type { Exchange } from "../model/exchanges.ts";
import { holdsMessage, messageElementId } from "../model/find-message.ts";

/**
 * Takes the person to the message that the address names (`?message=`): into view, in focus, marked
 * once. Going there again by the same link marks it again.
 *
 * @returns the message, for the exchange that holds it to show it
 */
export const useJumpToMessage = (exchanges: readonly Exchange[]): string | null => {
  const { t } = useText();
  const wanted = useAddressWord("message");
  const { key: visit } = useLocation();
  const done = useRef<string | null>(null);
  useEffect(() => {
    if (wanted === null || exchanges.length === 0 || done.current === visit) return;
    done.current = visit;
    const place = holdsMessage(exchanges, wanted)
      ? document.getElementById(messageElementId(wanted))
      : null;
    if (place === null) {
      toast.failed(t("search.missing"));
      return;
    }
    place.scrollIntoView({ block: "start" });
    place.focus({ preventScroll: true });
    place.toggleAttribute("data-found", true);
    place.addEventListener("animationend", () => place.removeAttribute("data-found"), {
      once: true,
    });
  }, [wanted, visit, exchanges, t]);
  return wanted;
};
