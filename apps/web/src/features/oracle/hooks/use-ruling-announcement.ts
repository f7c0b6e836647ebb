import { useCallback } from "react";
import { withoutMarkup } from "../../../lib/text/card-markup.ts";
import { useText } from "../../../lib/text/text.tsx";
import { isRuling, type ShownAnswer } from "../../chat/index.ts";

/** What a screen reader hears of a ruling that arrived (guide §11). The same function on every render. */
export const useRulingAnnouncement = (): ((answer: ShownAnswer) => string) => {
  const { t } = useText();
  return useCallback(
    (answer) => {
      if (!isRuling(answer)) return "";
      const isSettled = answer.ruling.outcome === "ruling";
      return t(isSettled ? "oracle.ruling.announceRuling" : "oracle.ruling.announceOther", {
        verdict: withoutMarkup(answer.ruling.ruling),
      });
    },
    [t],
  );
};
