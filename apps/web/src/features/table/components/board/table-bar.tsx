import { ChevronRight, Moon, Scale, SkipForward, Sun, Undo2 } from "lucide-react";
import { useText } from "../../../../lib/text/text.tsx";
import { IconButton } from "../../../../ui/index.ts";
import type { Table } from "../../hooks/use-table.ts";
import type { TableView } from "../../hooks/use-table-view.ts";
import { describeEvent } from "../../model/describe-event.ts";
import { undo } from "../../model/game-log.ts";
import { changeTable } from "../../model/table-store.ts";
import { seatAfter } from "../../model/turn-order.ts";
import { stepAfter } from "../../model/turn-steps.ts";
import type { SheetName } from "./sheet-name.ts";
import styles from "./table-bar.module.css";
import { TableMenu } from "./table-menu.tsx";

interface TableBarProps {
  table: Table;
  view: TableView;
  onOpen: (sheet: SheetName) => void;
}

const undoLast = (): void =>
  changeTable((log) => {
    if (log === null) throw new Error("nothing to undo before a game begins");
    return undo(log);
  });

/** Undo, the turn and its steps, the Oracle, and everything else in a menu. */
export function TableBar({ table, view, onOpen }: TableBarProps) {
  const { t } = useText();
  const { log, game, nameOf, act } = table;
  const { turn } = game;
  const last = log.entries.at(-1);
  const undoes =
    last === undefined
      ? t("table.bar.undoNone")
      : t("table.bar.undo", { what: describeEvent(last.event, t, nameOf) });
  const nextTurn = () => {
    if (turn !== null) act({ kind: "turn", player: seatAfter(game, turn.player) ?? turn.player });
  };
  const nextStep = () => {
    const to = turn === null ? null : stepAfter(turn.step);
    if (to === null) nextTurn();
    else act({ kind: "step", to });
  };
  return (
    <div className={styles.bar}>
      <IconButton label={undoes} disabled={last === undefined} onClick={undoLast}>
        <Undo2 className="icon" />
      </IconButton>
      {turn === null ? (
        <button type="button" className={styles.turn} onClick={() => onOpen("dice")}>
          {t("table.bar.whoBegins")}
        </button>
      ) : (
        <>
          <TurnButton table={table} onOpen={() => onOpen("steps")} />
          <IconButton label={t("table.bar.nextStep")} onClick={nextStep}>
            <ChevronRight className="icon" />
          </IconButton>
          <IconButton label={t("table.bar.nextTurn")} onClick={nextTurn}>
            <SkipForward className="icon" />
          </IconButton>
        </>
      )}
      <IconButton label={t("table.bar.ask")} onClick={() => onOpen("ask")}>
        <Scale className="icon" />
      </IconButton>
      <TableMenu table={table} view={view} onOpen={onOpen} />
    </div>
  );
}

function TurnButton({ table, onOpen }: { table: Table; onOpen: () => void }) {
  const { t } = useText();
  const { turn, daytime } = table.game;
  if (turn === null) return null;
  const whose = t("table.bar.turn", { number: turn.number, name: table.nameOf(turn.player) });
  const step = t(`table.steps.${turn.step}`);
  const place = daytime === null ? step : `${step}, ${t(`table.bar.${daytime}`)}`;
  return (
    <button
      type="button"
      className={styles.turn}
      aria-label={t("table.bar.steps", { turn: whose, step: place })}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <span className={styles.whose}>
        {daytime === "day" && <Sun className="icon icon-small" />}
        {daytime === "night" && <Moon className="icon icon-small" />} {whose}
      </span>
      <span className={styles.step}>{step}</span>
    </button>
  );
}
