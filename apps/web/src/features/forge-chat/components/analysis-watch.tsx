import { pagePath } from "@spellwright/locales";
import { useNavigate } from "@spellwright/router";
import { useEffect, useRef } from "react";
import { useText } from "../../../lib/text/text.tsx";
import { toast } from "../../../ui/index.ts";
import { useSession } from "../../auth/index.ts";
import {
  messageElementId,
  questionDesk,
  useDeskQuestions,
  useRefreshAfterRuns,
} from "../../chat/index.ts";

/**
 * Follows the analyses that this device began, whatever page is on screen and after a reload, and tells
 * when one is done that nobody sees. Its answer is then the server's to keep (ANA-05).
 */
export function AnalysisWatch() {
  const { t, language } = useText();
  const { user } = useSession();
  const navigate = useNavigate();
  const questions = useDeskQuestions(user?.id ?? null);
  useRefreshAfterRuns(questions);
  const say = useRef((_discussionId: string, _deck: string) => {});
  say.current = (discussionId, deck) =>
    toast.done(t("forgeChat.analysisDone", { deck }), {
      label: t("forgeChat.analysisView"),
      onClick: () =>
        void navigate({
          to: pagePath(language, "forgeDiscussion", discussionId),
          words: { scrollToAnalysis: true },
        }),
    });
  useEffect(() => {
    for (const { requestId, analysis, following } of questions) {
      if (analysis === undefined || following.phase !== "answered") continue;
      const { answer } = following;
      if (!("suggestions" in answer) || answer.suggestions === undefined) continue;
      const { messageId, discussionId, suggestions } = answer;
      if (document.getElementById(messageElementId(messageId)) !== null) continue;
      say.current(discussionId, suggestions.deck_info.name);
      questionDesk.settle(requestId);
    }
  }, [questions]);
  return null;
}
