import type { GameState } from "@spellwright/contract";
import { Dices, X } from "lucide-react";
import { usePartTexts } from "../../../../lib/text/part-texts.ts";
import { useText } from "../../../../lib/text/text.tsx";
import { IconButton } from "../../../../ui/index.ts";
import styles from "./attached-table.module.css";

interface AttachedTableProps {
  table: GameState;
  onRemove: () => void;
}

/** The table that goes along with a question (DATA-09). It can be left out. */
export function AttachedTable({ table, onRemove }: AttachedTableProps) {
  usePartTexts("table");
  const { t } = useText();
  const { players = [], activePlayer, step } = table;
  const told = [
    t("table.ask.along", { count: players.length }),
    ...(activePlayer === undefined ? [] : [t("table.ask.alongTurn", { name: activePlayer })]),
    ...(step === undefined ? [] : [step]),
  ];
  return (
    <div className={styles.told}>
      <Dices className="icon icon-small" />
      <span className={styles.words}>{told.join(" · ")}</span>
      <IconButton label={t("table.ask.remove")} onClick={onRemove}>
        <X className="icon icon-small" />
      </IconButton>
    </div>
  );
}
