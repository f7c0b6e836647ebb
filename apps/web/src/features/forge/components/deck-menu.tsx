import type { DeckListItem } from "@spellwright/contract";
import { pagePath } from "@spellwright/locales";
import { useNavigate } from "@spellwright/router";
import { Copy, Download, EllipsisVertical, List, Pencil, Trash2 } from "lucide-react";
import { useText } from "../../../lib/text/text.tsx";
import { IconButton, Menu, MenuItem } from "../../../ui/index.ts";

export interface DeckMenuActions {
  /** Nothing can be fetched now. */
  readonly locked: boolean;
  /** Nothing can be changed now. */
  readonly editLocked: boolean;
  readonly onEdit: (deck: DeckListItem) => void;
  readonly onDuplicate: (deck: DeckListItem) => void;
  readonly onExport: (deck: DeckListItem) => void;
  readonly onDelete: (deck: DeckListItem) => void;
}

interface DeckMenuProps {
  deck: DeckListItem;
  actions: DeckMenuActions;
}

/** What can be done to a deck of the dashboard. */
export function DeckMenu({ deck, actions }: DeckMenuProps) {
  const { t, language } = useText();
  const navigate = useNavigate();
  const label = t("forge.deck.actions", { name: deck.name });
  return (
    <Menu
      label={label}
      trigger={
        <IconButton label={label}>
          <EllipsisVertical className="icon" />
        </IconButton>
      }
    >
      <MenuItem
        icon={<List className="icon" />}
        onSelect={() =>
          void navigate({
            to: pagePath(language, "deck", deck.id),
          })
        }
      >
        {t("forge.deck.open")}
      </MenuItem>
      <MenuItem
        icon={<Pencil className="icon" />}
        disabled={actions.editLocked}
        onSelect={() => actions.onEdit(deck)}
      >
        {t("forge.deck.edit")}
      </MenuItem>
      <MenuItem
        icon={<Copy className="icon" />}
        disabled={actions.locked}
        onSelect={() => actions.onDuplicate(deck)}
      >
        {t("forge.deck.duplicate")}
      </MenuItem>
      <MenuItem
        icon={<Download className="icon" />}
        disabled={actions.locked}
        onSelect={() => actions.onExport(deck)}
      >
        {t("forge.deck.export")}
      </MenuItem>
      <MenuItem
        tone="danger"
        icon={<Trash2 className="icon" />}
        disabled={actions.editLocked}
        onSelect={() => actions.onDelete(deck)}
      >
        {t("forge.deck.delete")}
      </MenuItem>
    </Menu>
  );
}
