import type { Table } from "../../hooks/use-table.ts";
import type { Player } from "../../model/game.ts";

/** What a part of the table that is about one player is given. */
export interface PlayerProps {
  table: Table;
  seat: number;
  player: Player;
}
