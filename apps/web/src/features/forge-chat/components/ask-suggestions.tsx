import { useNavigate } from "@tanstack/react-router";
import { Sparkles, Zap } from "lucide-react";
import { useText } from "../../../lib/text.tsx";
import { Button, VisuallyHidden } from "../../../ui/index.ts";
import { QUESTION_COST } from "../model/question.ts";

interface AskSuggestionsProps {
  deckId: string;
  /** Why nothing can be asked now; undefined while it can. */
  locked: string | undefined;
}

/** Asks the Forge, in the deck’s chat, which cards to add and which to cut; says what that costs (FOR-06). */
export function AskSuggestions({ deckId, locked }: AskSuggestionsProps) {
  const { t, language } = useText();
  const navigate = useNavigate();
  return (
    <Button
      disabled={locked !== undefined}
      disabledReason={locked}
      onClick={() =>
        void navigate({
          to: "/$language/forge/deck/$deckId",
          params: { language, deckId },
          search: { initialQuestion: t("forgeChat.suggestQuestion") },
          state: { sendsQuestion: true },
          replace: true,
        })
      }
    >
      <Sparkles className="icon" />
      {t("forgeChat.suggest")}
      <span className="row small muted figures">
        <Zap className="icon icon-small" />
        <span aria-hidden="true">{QUESTION_COST}</span>
        <VisuallyHidden>{t("oracle.effort.cost", { count: QUESTION_COST })}</VisuallyHidden>
      </span>
    </Button>
  );
}
