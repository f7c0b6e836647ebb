import { pagePath } from "@spellwright/locales";
import { useNavigate } from "@spellwright/router";
import { Sparkles } from "lucide-react";
import { useText } from "../../../lib/text/text.tsx";
import { Button } from "../../../ui/index.ts";
import { QUESTION_COST } from "../model/question.ts";
import { ZapPrice } from "./zap-price.tsx";

interface AskSuggestionsProps {
  deckId: string;
  /** Why nothing can be asked now. Undefined while it can. */
  locked: string | undefined;
}

/** Asks the Forge, in the deck’s chat, which cards to add and which to cut. Says what that costs (FOR-06). */
export function AskSuggestions({ deckId, locked }: AskSuggestionsProps) {
  const { t, language } = useText();
  const navigate = useNavigate();
  return (
    <Button
      disabled={locked !== undefined}
      disabledReason={locked}
      onClick={() =>
        void navigate({
          to: pagePath(language, "deck", deckId),
          words: { initialQuestion: t("forgeChat.suggestQuestion") },
          state: { sendsQuestion: true },
          replace: true,
        })
      }
    >
      <Sparkles className="icon" />
      {t("forgeChat.suggest")}
      <ZapPrice cost={QUESTION_COST} />
    </Button>
  );
}
