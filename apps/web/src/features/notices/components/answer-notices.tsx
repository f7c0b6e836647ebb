import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { api } from "../../../lib/http/api.ts";
import { withoutMarkup } from "../../../lib/text/card-markup.ts";
import { useText } from "../../../lib/text/text.tsx";
import { questionDesk } from "../../chat/index.ts";
import { clearIcon, markIcon, noticePermission, showNotice } from "../model/browser-notices.ts";

type DeskQuestion = ReturnType<typeof questionDesk.snapshot>[number];

/** PREF-01: tells who looks elsewhere that an answer is there, where they want to be told. */
export function AnswerNotices({ owner }: { owner: string }) {
  const { t, language } = useText();
  const queries = useQueryClient();
  useEffect(() => {
    const waiting = new Set<string>();
    const tell = async ({ requestId, question, area, following }: DeskQuestion) => {
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
      for (const question of questionDesk.snapshot()) {
        if (question.owner !== owner) continue;
        if (question.following.phase === "thinking") waiting.add(question.requestId);
        else if (waiting.delete(question.requestId)) void tell(question);
      }
    };
    const see = () => {
      if (!document.hidden) clearIcon();
    };
    look();
    const stopLooking = questionDesk.subscribe(look);
    document.addEventListener("visibilitychange", see);
    return () => {
      stopLooking();
      document.removeEventListener("visibilitychange", see);
    };
  }, [owner, queries, t, language]);
  return null;
}
