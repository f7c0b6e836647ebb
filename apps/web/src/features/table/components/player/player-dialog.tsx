import { useText } from "../../../../lib/text/text.tsx";
import { Dialog } from "../../../../ui/index.ts";
import { formatOf } from "../../model/formats.ts";
import { COUNTERS } from "../../model/game.ts";
import type { SheetProps } from "../board/sheet-name.ts";
import { COUNTER_ICONS } from "../counter-icons.ts";
import { CommanderDamage } from "./commander-damage.tsx";
import { CommanderTax } from "./commander-tax.tsx";
import { LifeSteps } from "./life-steps.tsx";
import styles from "./player-dialog.module.css";
import { PlayerName } from "./player-name.tsx";
import { PlayerStates } from "./player-states.tsx";
import { Stepper } from "./stepper.tsx";

interface PlayerDialogProps extends SheetProps {
  seat: number;
}

/** Everything that is counted for one player. */
export function PlayerDialog({ table, seat, open, onClose }: PlayerDialogProps) {
  const { t } = useText();
  const { game, nameOf, act } = table;
  const player = game.players[seat];
  const { commanderDamage, hasCommanders, poison } = formatOf(game.format);
  return (
    <Dialog open={open} onClose={onClose} title={nameOf(seat)} width="46rem" isForm={false}>
      {player !== undefined && (
        <div className={`dialog-body ${styles.parts}`}>
          {commanderDamage !== null && (
            <CommanderDamage table={table} seat={seat} most={commanderDamage} />
          )}
          <section>
            <h3 className="ruled-heading">{t("table.counters.title")}</h3>
            {COUNTERS.map((counter) => {
              const Icon = COUNTER_ICONS[counter];
              return (
                <Stepper
                  key={counter}
                  label={t(`table.counters.${counter}`)}
                  mark={<Icon className="icon" />}
                  value={String(player.counters[counter])}
                  isFatal={counter === "poison" && player.counters.poison >= poison}
                  onChange={(amount) => act({ kind: "counter", player: seat, counter, amount })}
                />
              );
            })}
            {hasCommanders && <CommanderTax table={table} seat={seat} player={player} />}
          </section>
          <LifeSteps table={table} seat={seat} />
          <section>
            <h3 className="ruled-heading">{t("table.player.states")}</h3>
            <PlayerStates table={table} seat={seat} player={player} />
            <PlayerName key={seat} table={table} seat={seat} player={player} />
          </section>
        </div>
      )}
    </Dialog>
  );
}
