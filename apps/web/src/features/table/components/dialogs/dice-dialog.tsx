import { useState } from "react";
import { useText } from "../../../../lib/text/text.tsx";
import { Button, Dialog } from "../../../../ui/index.ts";
import { describeRoll } from "../../model/describe-event.ts";
import { DICE, deviceChance, type FirstRoll, rollDie, rollForFirst } from "../../model/dice.ts";
import { isOut } from "../../model/losses.ts";
import type { SheetProps } from "../board/sheet-name.ts";
import styles from "./dice-dialog.module.css";

/** Rolls that are still read after the newest. */
const SHOWN = 6;

/** Dice, a coin, and who begins. What came up stands in the history. */
export function DiceDialog({ table, open, onClose }: SheetProps) {
  const { t } = useText();
  const { log, act } = table;
  const rolls = log.entries.flatMap(({ event, at }) =>
    event.kind === "rolled" ? [{ ...event, at }] : [],
  );
  const newest = rolls.at(-1);
  return (
    <Dialog open={open} onClose={onClose} title={t("table.dice.title")} width="30rem">
      <div className="dialog-body">
        <p className={styles.result} aria-live="assertive">
          {newest === undefined ? "" : describeRoll(newest.sides, newest.result, t)}
        </p>
        <div className={styles.dice}>
          {DICE.map((sides) => (
            <button
              key={sides}
              type="button"
              className="button"
              aria-label={t(sides === 2 ? "table.dice.coin" : "table.dice.roll", { sides })}
              onClick={() => act({ kind: "rolled", sides, result: rollDie(sides, deviceChance) })}
            >
              {t(sides === 2 ? "table.dice.coinShort" : "table.dice.die", { sides })}
            </button>
          ))}
        </div>
        <ol className={`row wrap small soft figures ${styles.before}`}>
          {rolls.slice(-SHOWN - 1, -1).map(({ sides, result, at }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two rolls of one moment
            <li key={`${at}.${index}`}>{describeRoll(sides, result, t)}</li>
          ))}
        </ol>
        <WhoBegins table={table} onClose={onClose} />
      </div>
    </Dialog>
  );
}

function WhoBegins({ table: { game, nameOf, act }, onClose }: Omit<SheetProps, "open">) {
  const { t } = useText();
  const [rolled, setRolled] = useState<FirstRoll | null>(null);
  const seats = game.players.flatMap((_, seat) => (isOut(game, seat) ? [] : [seat]));
  const roll = () => {
    const next = rollForFirst(seats, deviceChance);
    setRolled(next);
    act({ kind: "first", player: next.first });
  };
  return (
    <section className="stack">
      <h3 className="ruled-heading">{t("table.dice.first")}</h3>
      <Button variant="primary" wide onClick={roll}>
        {t("table.dice.rollFirst")}
      </Button>
      {rolled !== null && (
        <div role="status">
          {rolled.rounds.map((rolls, round) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a round stays where it is
            <ul key={round} className={styles.rolls}>
              {rolls.map((result, index) =>
                result === 0 ? null : (
                  <li key={seats[index]}>
                    {nameOf(seats[index] ?? 0)} <b className="figures">{result}</b>
                  </li>
                ),
              )}
            </ul>
          ))}
          <p className="lead">{t("table.dice.firstIs", { name: nameOf(rolled.first) })}</p>
        </div>
      )}
      <p className="small soft">{t("table.dice.manual")}</p>
      <div className="row wrap">
        {seats.map((seat) => (
          <Button
            key={seat}
            small
            onClick={() => {
              act({ kind: "first", player: seat });
              onClose();
            }}
          >
            {t("table.dice.begin", { name: nameOf(seat) })}
          </Button>
        ))}
      </div>
    </section>
  );
}
