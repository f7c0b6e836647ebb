import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { api } from "../../../lib/http/api.ts";
import { withoutMarkup } from "../../../lib/text/card-markup.ts";
import { useText } from "../../../lib/text/text.tsx";
import { askDesk } from "../../chat/index.ts";
import { clearIcon, markIcon, noticePermission, showNotice } from "../model/browser-notices.ts";

type Ask = ReturnType<typeof askDesk.snapshot>[number];

/** PREF-01: tells who looks elsewhere that an answer is there, where they want to be told. */
export function AnswerNotices({ owner }: { owner: string }) {
  const { t, language } = useText();
  const queries = useQueryClient();
  useEffect(() => {
    const waiting = new Set<string>();
    const tell = async ({ requestId, question, area, following }: Ask) => {
      if (!document.hidden) return;
      markIcon();
      if (noticePermission() !== "granted") return;
      const preferences = await queries
        .fetchQuery(api.preferences.read.queryOptions())
        .catch(() => null);
      if (preferences?.notifications_enabled !== true) return;
      const title = following.phase === "failed" ? t("notices.failed") : t(`notices.${area}`);
      showNotice({ title, body: withoutMarkup(question), language, tag: requestId });
    };
    const look = () => {
      for (const ask of askDesk.snapshot()) {
        if (ask.owner !== owner) continue;
        if (ask.following.phase === "thinking") waiting.add(ask.requestId);
        else if (waiting.delete(ask.requestId)) void tell(ask);
      }
    };
    const see = () => {
      if (!document.hidden) clearIcon();
    };
    look();
    const stopLooking = askDesk.subscribe(look);
    document.addEventListener("visibilitychange", see);
    return () => {
      stopLooking();
      document.removeEventListener("visibilitychange", see);
    };
  }, [owner, queries, t, language]);
  return null;
}
