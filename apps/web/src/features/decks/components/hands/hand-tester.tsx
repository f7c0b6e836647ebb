import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../../../lib/http/api.ts";
import { usePartTexts } from "../../../../lib/text/part-texts.ts";
import { useText } from "../../../../lib/text/text.tsx";
import { Button } from "../../../../ui/index.ts";
import { useDeckEditor } from "../../hooks/use-deck-editor.tsx";
import {
  bottomCount,
  canDeal,
  type DealtCard,
  dealHand,
  drawCard,
  keepHand,
  libraryOf,
  mayMulligan,
  putOnBottom,
} from "../../model/deal-hand.ts";
import { HandCards } from "./hand-cards.tsx";
import { HandOdds } from "./hand-odds.tsx";

/** Opening hands of the deck to try: draw seven, mulligan or keep, draw on. The odds beside it. */
export function HandTester() {
  usePartTexts("deckTools");
  const { t } = useText();
  const { deck } = useDeckEditor();
  const library = libraryOf(deck.deck_cards);
  if (canDeal(library)) return <Tester key={deck.revision} library={library} />;
  return (
    <div className="dialog-body">
      <p>{t("deckTools.hand.tooSmall")}</p>
    </div>
  );
}

function Tester({ library }: { library: readonly DealtCard[] }) {
  const { t } = useText();
  const { deck } = useDeckEditor();
  const [dealing, setDealing] = useState(() => dealHand(library, Math.random));
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set());
  const { data: odds, error } = useQuery(
    api.forge.openingHands.queryOptions({ input: { id: deck.id }, staleTime: 0 }),
  );
  const isFree = odds?.is_first_mulligan_free === true;
  const bottom = bottomCount(dealing, isFree);
  const { phase, mulligans, hand } = dealing;
  const deal = (count: number) => {
    choose(new Set());
    setDealing(dealHand(library, Math.random, count));
  };
  const toggle = (key: string) => {
    const next = new Set(chosen);
    if (!next.delete(key) && next.size < bottom) next.add(key);
    choose(next);
  };
  const status =
    phase === "bottoming"
      ? t("deckTools.hand.bottom", { count: bottom })
      : t(`deckTools.hand.${phase}`, { count: hand.length, mulligans });
  return (
    <>
      <div className="dialog-body stack">
        <p aria-live="polite">{status}</p>
        <HandCards
          hand={hand}
          chosen={chosen}
          onChoose={phase === "bottoming" ? toggle : undefined}
        />
        <HandOdds dealing={dealing} odds={odds} failed={error !== null} />
      </div>
      <div className="dialog-foot">
        <Button variant="quiet" onClick={() => deal(0)}>
          {t("deckTools.hand.again")}
        </Button>
        {phase === "choosing" && (
          <>
            {mayMulligan(dealing, isFree) && (
              <Button onClick={() => deal(mulligans + 1)}>
                {isFree && mulligans === 0
                  ? t("deckTools.hand.mulliganFree")
                  : t("deckTools.hand.mulligan")}
              </Button>
            )}
            <Button variant="primary" onClick={() => setDealing(keepHand(dealing, isFree))}>
              {t("deckTools.hand.keep")}
            </Button>
          </>
        )}
        {phase === "bottoming" && (
          <Button
            variant="primary"
            disabled={chosen.size !== bottom}
            disabledReason={t("deckTools.hand.bottom", { count: bottom })}
            onClick={() => setDealing(putOnBottom(dealing, chosen))}
          >
            {t("deckTools.hand.putOnBottom")}
          </Button>
        )}
        {phase === "kept" && (
          <Button
            variant="primary"
            disabled={dealing.library.length === 0}
            onClick={() => setDealing(drawCard(dealing))}
          >
            {t("deckTools.hand.draw")}
          </Button>
        )}
      </div>
    </>
  );
}
