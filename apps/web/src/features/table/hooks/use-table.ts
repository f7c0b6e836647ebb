import { useCallback, useMemo } from "react";
import { useText } from "../../../lib/text/text.tsx";
import type { Names } from "../model/describe-event.ts";
import type { Game } from "../model/game.ts";
import { type GameLog, gameOf, record } from "../model/game-log.ts";
import type { TableEvent } from "../model/table-event.ts";
import { changeTable } from "../model/table-store.ts";

/** The game on the table, and what changes it. */
export interface Table {
  readonly log: GameLog;
  readonly game: Game;
  readonly nameOf: Names;
  /** Something happens; it is kept at once. */
  readonly act: (event: TableEvent) => void;
}

const act = (event: TableEvent): void =>
  changeTable((log) => {
    if (log === null) throw new Error("nothing happens before a game begins");
    return record(log, event, Date.now());
  });

export const useTable = (log: GameLog): Table => {
  const { t } = useText();
  const game = gameOf(log);
  const nameOf = useCallback(
    (seat: number) =>
      game.players[seat]?.name ||
      t(game.format === "twoHeadedGiant" ? "table.team" : "table.seat", { number: seat + 1 }),
    [game, t],
  );
  return useMemo(() => ({ log, game, nameOf, act }), [log, game, nameOf]);
};
