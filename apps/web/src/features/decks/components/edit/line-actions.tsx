import type { DeckBoard, DeckLine } from "@spellwright/contract";
import { ArrowRight, Crown, EllipsisVertical, Minus, Plus, Trash2 } from "lucide-react";
import { useText } from "../../../../lib/text/text.tsx";
import { IconButton, Menu, MenuItem } from "../../../../ui/index.ts";
import { useDeckEditor } from "../../hooks/use-deck-editor.tsx";
import { lineName } from "../../model/card-text.ts";
import styles from "./line-actions.module.css";

const BOARDS: readonly DeckBoard[] = ["main", "sideboard", "maybeboard", "companion", "extra"];
/** Formats whose decks are led by commanders. */
const LED: readonly string[] = ["commander", "cedh", "duel commander"];

/** What can be done with a line: copies, commander, board, out. */
export function LineActions({ line }: { line: DeckLine }) {
  const { t, language } = useText();
  const { deck, edit, locked } = useDeckEditor();
  const name = lineName(line, language).text;
  const { id, quantity, is_commander } = line;
  const set = (next: number) => edit([{ op: "set_quantity", line_id: id, quantity: next }]);
  const canLead = line.board === "main" && (is_commander || LED.includes(deck.format));
  return (
    <Menu
      label={t("deckPage.edit.actions", { name })}
      trigger={
        <IconButton
          label={t("deckPage.edit.actions", { name })}
          className={styles.opener}
          disabled={locked !== undefined}
        >
          <EllipsisVertical className="icon" />
        </IconButton>
      }
    >
      <MenuItem icon={<Plus className="icon" />} onSelect={() => set(quantity + 1)}>
        {t("deckPage.edit.oneMore")}
      </MenuItem>
      {quantity > 1 && (
        <MenuItem icon={<Minus className="icon" />} onSelect={() => set(quantity - 1)}>
          {t("deckPage.edit.oneFewer")}
        </MenuItem>
      )}
      {canLead && (
        <MenuItem
          icon={<Crown className="icon" />}
          onSelect={() => edit([{ op: "set_commander", line_id: id, is_commander: !is_commander }])}
        >
          {t(is_commander ? "deckPage.edit.unmakeCommander" : "deckPage.edit.makeCommander")}
        </MenuItem>
      )}
      {BOARDS.filter((board) => board !== line.board).map((board) => (
        <MenuItem
          key={board}
          icon={<ArrowRight className="icon" />}
          onSelect={() => edit([{ op: "move", line_id: id, board }])}
        >
          {t("deckPage.edit.moveTo", { board: t(`deckPage.boards.${board}`) })}
        </MenuItem>
      ))}
      <MenuItem
        icon={<Trash2 className="icon" />}
        onSelect={() => edit([{ op: "remove", line_id: id }], t("deckPage.edit.removed", { name }))}
      >
        {t("deckPage.edit.remove")}
      </MenuItem>
    </Menu>
  );
}
