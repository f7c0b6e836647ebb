import { pagePath } from "@spellwright/locales";
import { useNavigate } from "@spellwright/router";
import { Gauge } from "lucide-react";
import { useText } from "../../../lib/text/text.tsx";
import { Button } from "../../../ui/index.ts";
import { useSession } from "../../auth/index.ts";
import { useDeskQuestions } from "../../chat/index.ts";
import { useAnalysisCost } from "../hooks/use-analysis-cost.ts";
import { ZapPrice } from "./zap-price.tsx";

interface OfferAnalysisProps {
  deckId: string;
  /** Why nothing can be asked now. Undefined while it can. */
  locked: string | undefined;
}

/** Offers the first analysis of a deck, on its page. Says what that costs (ROUTE-07, ANA-08). */
export function OfferAnalysis({ deckId, locked }: OfferAnalysisProps) {
  const { t, language } = useText();
  const navigate = useNavigate();
  const cost = useAnalysisCost();
  const { user } = useSession();
  const analysing = useDeskQuestions(user?.id ?? null).some(
    ({ deckId: asked, analysis, following }) =>
      asked === deckId && analysis === true && following.phase !== "failed",
  );
  return (
    <Button
      busy={analysing}
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
      {t(analysing ? "forgeChat.analysing" : "forgeChat.analyse")}
      {!analysing && <ZapPrice cost={cost} />}
    </Button>
  );
}
