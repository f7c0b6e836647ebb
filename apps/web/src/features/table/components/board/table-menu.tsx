import {
  Dices,
  Ellipsis,
  History,
  Maximize,
  Minimize,
  Moon,
  Redo2,
  RotateCcw,
  Sun,
  Swords,
} from "lucide-react";
import { useText } from "../../../../lib/text/text.tsx";
import { IconButton, Menu, MenuItem } from "../../../../ui/index.ts";
import type { Table } from "../../hooks/use-table.ts";
import type { TableView } from "../../hooks/use-table-view.ts";
import { redo } from "../../model/game-log.ts";
import { changeTable } from "../../model/table-store.ts";
import type { SheetName } from "./sheet-name.ts";

interface TableMenuProps {
  table: Table;
  view: TableView;
  onOpen: (sheet: SheetName) => void;
}

const redoLast = (): void =>
  changeTable((log) => {
    if (log === null) throw new Error("nothing to redo before a game begins");
    return redo(log);
  });

/** What is needed less often than a tap on a panel. */
export function TableMenu({ table: { game, log, act }, view, onOpen }: TableMenuProps) {
  const { t } = useText();
  return (
    <Menu
      label={t("table.bar.more")}
      trigger={
        <IconButton label={t("table.bar.more")}>
          <Ellipsis className="icon" />
        </IconButton>
      }
    >
      <MenuItem icon={<Dices className="icon" />} onSelect={() => onOpen("dice")}>
        {t("table.menu.dice")}
      </MenuItem>
      <MenuItem icon={<History className="icon" />} onSelect={() => onOpen("history")}>
        {t("table.menu.history")}
      </MenuItem>
      {log.undone.length > 0 && (
        <MenuItem icon={<Redo2 className="icon" />} onSelect={redoLast}>
          {t("table.menu.redo")}
        </MenuItem>
      )}
      {game.daytime !== "day" && (
        <MenuItem
          icon={<Sun className="icon" />}
          onSelect={() => act({ kind: "daytime", to: "day" })}
        >
          {t("table.menu.day")}
        </MenuItem>
      )}
      {game.daytime !== "night" && (
        <MenuItem
          icon={<Moon className="icon" />}
          onSelect={() => act({ kind: "daytime", to: "night" })}
        >
          {t("table.menu.night")}
        </MenuItem>
      )}
      <MenuItem icon={<RotateCcw className="icon" />} onSelect={() => view.turn(!view.isTurned)}>
        {t(view.isTurned ? "table.menu.facingMe" : "table.menu.turned")}
      </MenuItem>
      <MenuItem
        icon={view.isWhole ? <Minimize className="icon" /> : <Maximize className="icon" />}
        onSelect={() => view.fill(!view.isWhole)}
      >
        {t(view.isWhole ? "table.menu.leaveWhole" : "table.menu.whole")}
      </MenuItem>
      <MenuItem icon={<Swords className="icon" />} onSelect={() => onOpen("setup")}>
        {t("table.menu.setup")}
      </MenuItem>
    </Menu>
  );
}
