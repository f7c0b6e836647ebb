import { Link } from "@tanstack/react-router";
import { Gauge, Zap } from "lucide-react";
import { useText } from "../../../lib/text.tsx";
import { VisuallyHidden } from "../../../ui/index.ts";
import { QUESTION_COST } from "../model/question.ts";

interface AnalyzeDeckProps {
  deckId: string;
  /** Id of the element that names the deck. */
  describedBy: string;
  /** Nothing can be asked now: the link only opens the deck. */
  locked: boolean;
}

/** Asks the Forge, in the deck’s chat, for its strengths and weaknesses; says what that costs (FOR-02). */
export function AnalyzeDeck({ deckId, describedBy, locked }: AnalyzeDeckProps) {
  const { t, language } = useText();
  const params = { language, deckId };
  if (locked)
    return (
      <Link
        className="button grow"
        to="/$language/forge/deck/$deckId"
        params={params}
        aria-describedby={describedBy}
      >
        {t("forge.deck.open")}
      </Link>
    );
  return (
    <Link
      className="button grow"
      to="/$language/forge/deck/$deckId"
      params={params}
      search={{ initialQuestion: t("forge.deck.analyzeQuestion") }}
      state={{ sendsQuestion: true }}
      aria-describedby={describedBy}
    >
      <Gauge className="icon" />
      {t("forge.deck.analyze")}
      <span className="row small muted figures">
        <Zap className="icon icon-small" />
        <span aria-hidden="true">{QUESTION_COST}</span>
        <VisuallyHidden>{t("oracle.effort.cost", { count: QUESTION_COST })}</VisuallyHidden>
      </span>
    </Link>
  );
}
