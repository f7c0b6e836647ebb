import type { Table } from "../../hooks/use-table.ts";

/** What opens over the table. */
export type SheetName = "player" | "dice" | "history" | "steps" | "ask" | "setup";

/** What every sheet over the table is told. */
export interface SheetProps {
  table: Table;
  open: boolean;
  onClose: () => void;
}
