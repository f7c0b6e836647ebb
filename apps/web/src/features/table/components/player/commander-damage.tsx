import type { CSSProperties } from "react";
import { useText } from "../../../../lib/text/text.tsx";
import type { Table } from "../../hooks/use-table.ts";
import type { CommanderIndex } from "../../model/game.ts";
import { SEAT_COLORS } from "../seat-colors.ts";
import styles from "./commander-damage.module.css";
import { Stepper } from "./stepper.tsx";

interface CommanderDamageProps {
  table: Table;
  /** Who was dealt it. */
  seat: number;
  /** The damage that loses the game. */
  most: number;
}

/** Combat damage by every commander of the table. One’s own may be taken over, and comes last. */
export function CommanderDamage({ table, seat, most }: CommanderDamageProps) {
  const { t } = useText();
  const { game, nameOf, act } = table;
  const seats = game.players.map((_, at) => (seat + 1 + at) % game.players.length);
  return (
    <section>
      <h3 className="ruled-heading">{t("table.commanders.damage")}</h3>
      {seats.flatMap((from) =>
        Array.from({ length: game.players[from]?.commanders ?? 1 }, (_, index) => {
          const commander: CommanderIndex = index === 0 ? 0 : 1;
          const name = nameOf(from);
          const label =
            game.players[from]?.commanders === 1
              ? t("table.commanders.of", { name })
              : t(`table.commanders.${commander === 0 ? "first" : "second"}`, { name });
          const damage = game.players[seat]?.commanderDamage[from]?.[commander] ?? 0;
          return (
            <Stepper
              key={`${from}.${commander}`}
              label={label}
              mark={
                <span
                  className={styles.seat}
                  style={{ "--seat": SEAT_COLORS[from] } as CSSProperties}
                />
              }
              value={String(damage)}
              isFatal={damage >= most}
              onChange={(amount) =>
                act({ kind: "commanderDamage", player: seat, from, commander, amount })
              }
            />
          );
        }),
      )}
      <p className="small muted">{t("table.commanders.note")}</p>
    </section>
  );
}
