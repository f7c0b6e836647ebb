import { Crown, DoorOpen, Play, Skull } from "lucide-react";
import type { CSSProperties } from "react";
import { useText } from "../../../../lib/text/text.tsx";
import { VisuallyHidden } from "../../../../ui/index.ts";
import { useHold } from "../../hooks/use-hold.ts";
import type { Table } from "../../hooks/use-table.ts";
import { signed } from "../../model/describe-event.ts";
import { lossesOf } from "../../model/losses.ts";
import type { Place } from "../../model/seating.ts";
import type { TableEvent } from "../../model/table-event.ts";
import { SEAT_COLORS } from "../seat-colors.ts";
import styles from "./panel.module.css";
import { PanelFoot } from "./panel-foot.tsx";

/** What a button that is held changes at each turn. */
const HELD = 5;

interface PanelProps {
  table: Table;
  seat: number;
  place: Place | undefined;
  recent: TableEvent | null;
  onOpen: () => void;
}

const TURNS = {
  0: styles.upright,
  90: styles.clockwise,
  180: styles.over,
  270: styles.anticlockwise,
} as const;

/** How the life of a seat has just changed, while taps add up. */
const changeOf = (recent: TableEvent | null, seat: number): number | null => {
  if (recent === null) return null;
  if (recent.kind === "others") return recent.player === seat ? null : recent.amount;
  if (recent.kind === "commanderDamage" && recent.player === seat) return -recent.amount;
  return recent.kind === "life" && recent.player === seat ? recent.amount : null;
};

/** One player: life in figures that are read from across the table, a tap on either side to change it. */
export function Panel({ table, seat, place, recent, onOpen }: PanelProps) {
  const { t } = useText();
  const { game, nameOf, act } = table;
  const player = game.players[seat];
  const name = nameOf(seat);
  const by = (amount: number) => () => act({ kind: "life", player: seat, amount });
  const lose = useHold(by(-1), by(-HELD));
  const gain = useHold(by(1), by(HELD));
  if (player === undefined || place === undefined) return null;
  const [row, column, columns] = place.at;
  const losses = lossesOf(game, seat);
  const change = changeOf(recent, seat);
  const isActive = game.turn?.player === seat;
  const looks = [styles.panel, isActive && styles.active, losses.length > 0 && styles.out];
  return (
    <section
      className={looks.filter(Boolean).join(" ")}
      style={
        {
          gridArea: `${row} / ${column} / auto / span ${columns}`,
          "--seat": SEAT_COLORS[seat],
        } as CSSProperties
      }
      aria-label={name}
    >
      <div className={`${styles.turned} ${TURNS[place.turn]}`}>
        <button
          type="button"
          className={styles.lose}
          aria-label={t("table.life.lose", { name })}
          {...lose}
        >
          <span aria-hidden="true">−</span>
        </button>
        <button
          type="button"
          className={styles.gain}
          aria-label={t("table.life.gain", { name })}
          {...gain}
        >
          <span aria-hidden="true">+</span>
        </button>
        <button
          type="button"
          className={styles.head}
          aria-label={t("table.panel.open", { name })}
          aria-haspopup="dialog"
          onClick={onOpen}
        >
          {isActive && <Play className={`icon icon-small ${styles.play}`} />}
          {losses.length > 0 && <Skull className="icon icon-small" />}
          <span className={styles.name} dir="auto">
            {name}
          </span>
          {game.monarch === seat && <Crown className="icon" />}
          {game.initiative === seat && <DoorOpen className="icon" />}
        </button>
        <p className={styles.life}>
          <VisuallyHidden>{t("table.life.total")} </VisuallyHidden>
          <span className={styles.figure}>{String(player.life).replace("-", "−")}</span>
          {change !== null && change !== 0 && (
            <span className={styles.change} aria-hidden="true">
              {signed(change)}
            </span>
          )}
        </p>
        <div className={styles.foot}>
          <PanelFoot table={table} seat={seat} player={player} losses={losses} />
          {isActive && <VisuallyHidden>{t("table.panel.active")}</VisuallyHidden>}
        </div>
      </div>
    </section>
  );
}
