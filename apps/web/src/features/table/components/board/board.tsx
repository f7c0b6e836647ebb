import { useState } from "react";
import { useDebounced } from "../../../../lib/page/use-debounced.ts";
import { useMediaQuery } from "../../../../lib/page/use-media-query.ts";
import { useText } from "../../../../lib/text/text.tsx";
import { VisuallyHidden } from "../../../../ui/index.ts";
import { useRecentEvent } from "../../hooks/use-recent-event.ts";
import { useTable } from "../../hooks/use-table.ts";
import { useTableView } from "../../hooks/use-table-view.ts";
import { useWakeLock } from "../../hooks/use-wake-lock.ts";
import type { Setup } from "../../model/game.ts";
import type { GameLog } from "../../model/game-log.ts";
import { seatingOf } from "../../model/seating.ts";
import { AskDialog } from "../dialogs/ask-dialog.tsx";
import { DiceDialog } from "../dialogs/dice-dialog.tsx";
import { HistoryDialog } from "../dialogs/history-dialog.tsx";
import { StepsDialog } from "../dialogs/steps-dialog.tsx";
import { PlayerDialog } from "../player/player-dialog.tsx";
import { SetupDialog } from "../setup/setup-dialog.tsx";
import styles from "./board.module.css";
import { Panel } from "./panel.tsx";
import { Reminders } from "./reminders.tsx";
import type { SheetName } from "./sheet-name.ts";
import { TableBar } from "./table-bar.tsx";

interface BoardProps {
  log: GameLog;
  onBegin: (setup: Setup) => void;
}

/** A panel for each player, turned towards them, and the tools of the table. */
export function Board({ log, onBegin }: BoardProps) {
  const { t } = useText();
  const table = useTable(log);
  const view = useTableView();
  const isWide = useMediaQuery("(orientation: landscape)");
  // The sheet of a seat keeps it while it closes.
  const [sheet, setSheet] = useState<{ name: SheetName | null; seat: number }>({
    name: null,
    seat: 0,
  });
  useWakeLock();
  const recent = useRecentEvent(log);
  const { game, nameOf } = table;
  const seating = seatingOf(game.players.length, isWide, view.isTurned);
  const said = useDebounced(
    recent !== null && "player" in recent && recent.player !== null
      ? t("table.life.said", {
          name: nameOf(recent.player),
          life: game.players[recent.player]?.life ?? 0,
        })
      : "",
    700,
  );
  const open = (name: SheetName) => setSheet(({ seat }) => ({ name, seat }));
  const close = () => setSheet(({ seat }) => ({ name: null, seat }));
  const sheetOf = (name: SheetName) => ({ table, open: sheet.name === name, onClose: close });
  return (
    <div className={`${styles.board} ${view.isWhole ? styles.whole : ""}`}>
      <div
        className={styles.seats}
        style={{
          gridTemplate: `repeat(${seating.rows}, minmax(0, 1fr)) / repeat(${seating.columns}, minmax(0, 1fr))`,
        }}
      >
        {game.players.map((_, seat) => (
          <Panel
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat stays where it is
            key={seat}
            table={table}
            seat={seat}
            place={seating.places[seat]}
            recent={recent}
            onOpen={() => setSheet({ name: "player", seat })}
          />
        ))}
      </div>
      <Reminders table={table} />
      <TableBar table={table} view={view} onOpen={open} />
      <VisuallyHidden>
        <span aria-live="polite">{said}</span>
      </VisuallyHidden>
      <PlayerDialog {...sheetOf("player")} seat={Math.min(sheet.seat, game.players.length - 1)} />
      <DiceDialog {...sheetOf("dice")} />
      <HistoryDialog {...sheetOf("history")} />
      <StepsDialog {...sheetOf("steps")} />
      <AskDialog {...sheetOf("ask")} />
      <SetupDialog
        {...sheetOf("setup")}
        onStart={(setup) => {
          onBegin(setup);
          close();
        }}
      />
    </div>
  );
}
