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

/** Has the Forge analyse the deck, in its chat; says what that costs at most (FOR-02, ROUTE-07). */
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
      search={{ autoAnalyze: true }}
      state={{ startsAnalysis: true }}
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
