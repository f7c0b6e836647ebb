import type { OpeningHands } from "@spellwright/contract";
import { useText } from "../../../../lib/text/text.tsx";
import { percentageText } from "../../model/numbers.ts";

/** How often a first hand is kept and when attacking wins, counted over simulated games. */
export function HandGames({ games }: { games: NonNullable<OpeningHands["games"]> }) {
  const { t, language } = useText();
  const { keeps, life, median_turn: median, won_by: wonBy } = games;
  const figures = ({ share, error }: { share: number; error: number }) => ({
    share: percentageText(100 * share, language),
    error: new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(100 * error),
  });
  const at = wonBy.find(({ turn }) => turn === median);
  return (
    <>
      <p className="small">
        {t("deckTools.hand.keeps", { games: games.games, ...figures(keeps) })}
      </p>
      <p className="small">
        {at === undefined
          ? t("deckTools.hand.noClock", { life })
          : t("deckTools.hand.clock", { life, turn: at.turn, ...figures(at) })}
      </p>
      <p className="small muted">{t("deckTools.hand.method")}</p>
    </>
  );
}
