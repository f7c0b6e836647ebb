import { pagePath } from "@spellwright/locales";
import { Link } from "@spellwright/router";
import { Gauge } from "lucide-react";
import { useText } from "../../../lib/text/text.tsx";
import { useAnalysisCost } from "../hooks/use-analysis-cost.ts";
import { ZapPrice } from "./zap-price.tsx";

interface AnalyseDeckProps {
  deckId: string;
  /** Id of the element that names the deck. */
  describedBy: string;
  /** Nothing can be asked now: the link only opens the deck. */
  locked: boolean;
}

/** Has the Forge analyse the deck, in its chat. Says what that costs with one’s plan (FOR-02, ROUTE-07, ANA-08). */
export function AnalyseDeck({ deckId, describedBy, locked }: AnalyseDeckProps) {
  const { t, language } = useText();
  const cost = useAnalysisCost();
  const deck = pagePath(language, "deck", deckId);
  if (locked)
    return (
      <Link className="button grow" to={deck} aria-describedby={describedBy}>
        {t("forge.deck.open")}
      </Link>
    );
  return (
    <Link
      className="button grow"
      to={deck}
      words={{ autoAnalyze: true }}
      state={{ startsAnalysis: true }}
      aria-describedby={describedBy}
    >
      <Gauge className="icon" />
      {t("forge.deck.analyze")}
      <ZapPrice cost={cost} />
    </Link>
  );
}
