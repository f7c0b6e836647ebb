import type { OpeningHands } from "@spellwright/contract";
import { useText } from "../../../../lib/text/text.tsx";
import { Disclosure, Skeleton } from "../../../../ui/index.ts";
import { type Dealing, landsIn } from "../../model/deal-hand.ts";
import { landChances, type TurnChance } from "../../model/land-chances.ts";
import { percentageText } from "../../model/numbers.ts";
import { HandGames } from "./hand-games.tsx";
import styles from "./hand-odds.module.css";

interface HandOddsProps {
  dealing: Dealing;
  odds: OpeningHands | undefined;
  failed: boolean;
}

/** What the hand promises: exact odds of lands, and what simulated games of the deck say. */
export function HandOdds({ dealing, odds, failed }: HandOddsProps) {
  const { t, language } = useText();
  if (failed) return <p className="small muted">{t("deckTools.hand.oddsFailed")}</p>;
  if (odds === undefined)
    return <Skeleton widths={["70%", "50%"]} label={t("deckTools.hand.oddsLoading")} />;
  const held = landsIn(dealing.hand);
  const left = landsIn(dealing.library);
  const next = (100 * left) / Math.max(1, dealing.library.length);
  return (
    <section className={styles.odds} aria-label={t("deckTools.hand.odds")}>
      <p className="small">
        {t("deckTools.hand.lands", { count: held })}{" "}
        {dealing.phase === "kept" &&
          t("deckTools.hand.nextLand", {
            chance: percentageText(next, language),
            lands: left,
            cards: dealing.library.length,
          })}
      </p>
      {dealing.drawn === 0 && (
        <ChanceTable
          title={t("deckTools.hand.promise")}
          rows={landChances(odds.further_lands, { seen: dealing.landsSeen, held })}
          drawsFirst={odds.games?.draws_first === true}
        />
      )}
      <Disclosure summary={t("deckTools.hand.whole")}>
        <div className={styles.odds}>
          <ChanceTable
            title={t("deckTools.hand.drops", { lands: odds.lands, cards: odds.library })}
            rows={odds.land_drops}
            drawsFirst={odds.games?.draws_first === true}
          />
          {odds.games !== null && <HandGames games={odds.games} />}
        </div>
      </Disclosure>
    </section>
  );
}

interface ChanceTableProps {
  title: string;
  rows: readonly TurnChance[];
  /** With several players everyone draws in the first turn: there is one column (CR 103.8c). */
  drawsFirst: boolean;
}

function ChanceTable({ title, rows, drawsFirst }: ChanceTableProps) {
  const { t, language } = useText();
  const cell = (chance: number) => percentageText(100 * chance, language);
  return (
    <table className={`figures ${styles.table}`}>
      <caption className="small soft">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{t("deckTools.hand.turn")}</th>
          {!drawsFirst && <th scope="col">{t("deckTools.hand.play")}</th>}
          <th scope="col">{t(drawsFirst ? "deckTools.hand.all" : "deckTools.hand.onDraw")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ turn, play, draw }) => (
          <tr key={turn}>
            <th scope="row">{turn}</th>
            {!drawsFirst && <td>{cell(play)}</td>}
            <td>{cell(draw)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
