import { pagePath } from "@spellwright/locales";
import { useNavigate } from "@spellwright/router";
import { Gauge } from "lucide-react";
import { useText } from "../../../lib/text/text.tsx";
import { Button } from "../../../ui/index.ts";
import { useAnalysisCost } from "../hooks/use-analysis-cost.ts";
import { ZapPrice } from "./zap-price.tsx";

interface OfferAnalysisProps {
  deckId: string;
  /** Why nothing can be asked now; undefined while it can. */
  locked: string | undefined;
}

/** Offers the first analysis of a deck, on its page; says what that costs (ROUTE-07, ANA-08). */
export function OfferAnalysis({ deckId, locked }: OfferAnalysisProps) {
  const { t, language } = useText();
  const navigate = useNavigate();
  const cost = useAnalysisCost();
  return (
    <Button
      disabled={locked !== undefined}
      disabledReason={locked}
      onClick={() =>
        void navigate({
          to: pagePath(language, "deck", deckId),
          words: { autoAnalyze: true },
          state: { startsAnalysis: true },
        })
      }
    >
      <Gauge className="icon" />
      {t("forgeChat.analyse")}
      <ZapPrice cost={cost} />
    </Button>
  );
}
