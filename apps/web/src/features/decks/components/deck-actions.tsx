import { pagePath } from "@spellwright/locales";
import { Link, useNavigate } from "@spellwright/router";
import {
  Copy,
  EllipsisVertical,
  FileText,
  Gauge,
  History,
  Pencil,
  Play,
  Printer,
  ScrollText,
  Share2,
  Trash2,
  Users,
} from "lucide-react";
import { errorSentence } from "../../../lib/http/api-error.ts";
import { useMediaQuery } from "../../../lib/page/use-media-query.ts";
import { useText } from "../../../lib/text/text.tsx";
import {
  ConfirmDialog,
  IconButton,
  Menu,
  MenuItem,
  toast,
  useUndoableDeletion,
} from "../../../ui/index.ts";
import { useDeleteDecks, useDuplicateDeck } from "../api/deck-changes.ts";
import { useDeckEditor } from "../hooks/use-deck-editor.tsx";
import { useLockReason } from "../hooks/use-lock-reason.ts";
import styles from "./deck-actions.module.css";
import { EditDialog } from "./details/edit-dialog.tsx";
import { BulkDialog } from "./edit/bulk-dialog.tsx";
import { UndoButtons } from "./edit/undo-buttons.tsx";
import { VersionsDialog } from "./edit/versions-dialog.tsx";
import { ExportMenu } from "./export/export-menu.tsx";
import { ListDialog } from "./export/list-dialog.tsx";
import { HandDialog } from "./hands/hand-dialog.tsx";
import { ShareDialog } from "./share/share-dialog.tsx";
import { TableDialog } from "./table/table-dialog.tsx";

/** The dialogs of the deck as a whole. */
export type DeckDialog =
  | "details"
  | "remove"
  | "bulk"
  | "versions"
  | "view"
  | "hand"
  | "present"
  | "share";

interface DeckActionsProps {
  opened: DeckDialog | null;
  onOpen: (dialog: DeckDialog | null) => void;
}

/** Undo, export, and everything that concerns the deck as a whole (FOR-06, FOR-07, FOR-11). */
export function DeckActions({ opened, onOpen }: DeckActionsProps) {
  const { t, language } = useText();
  const navigate = useNavigate();
  const { deck, locked: editLocked } = useDeckEditor();
  const locked = useLockReason();
  const duplicate = useDuplicateDeck();
  const roomy = useMediaQuery("(min-width: 64rem)");
  const remove = useDeleteDecks();
  const removeUndoably = useUndoableDeletion();
  const close = () => onOpen(null);
  const fail = (error: unknown) => toast.failed(errorSentence(error, language));
  const { id, name, discussion_count: count, analysis_discussion_id: analysis } = deck;
  return (
    <div className={styles.actions}>
      {analysis !== null && (
        <Link
          // A phone has no room for it in this line: it is in the menu there.
          className="button button-small button-tall desktop-only"
          to={pagePath(language, "forgeDiscussion", analysis)}
          words={{ scrollToAnalysis: true }}
        >
          <ScrollText className="icon icon-small" />
          {t("forge.deck.viewAnalysis")}
        </Link>
      )}
      <UndoButtons />
      <ExportMenu onView={() => onOpen("view")} />
      <Menu
        label={t("deckPage.menu.open")}
        trigger={
          <IconButton label={t("deckPage.menu.open")}>
            <EllipsisVertical className="icon" />
          </IconButton>
        }
      >
        {analysis !== null && !roomy && (
          <MenuItem
            icon={<Gauge className="icon" />}
            onSelect={() =>
              void navigate({
                to: pagePath(language, "forgeDiscussion", analysis),
                words: { scrollToAnalysis: true },
              })
            }
          >
            {t("forge.deck.viewAnalysis")}
          </MenuItem>
        )}
        <MenuItem icon={<ScrollText className="icon" />} onSelect={() => onOpen("view")}>
          {t("deckPage.menu.view")}
        </MenuItem>
        <MenuItem icon={<Play className="icon" />} onSelect={() => onOpen("hand")}>
          {t("deckPage.playtest")}
        </MenuItem>
        <MenuItem icon={<Users className="icon" />} onSelect={() => onOpen("present")}>
          {t("deckPage.menu.present")}
        </MenuItem>
        <MenuItem icon={<Share2 className="icon" />} onSelect={() => onOpen("share")}>
          {t("deckPage.menu.share")}
        </MenuItem>
        <MenuItem icon={<Printer className="icon" />} onSelect={() => window.print()}>
          {t("deckPage.menu.print")}
        </MenuItem>
        <MenuItem icon={<FileText className="icon" />} onSelect={() => onOpen("bulk")}>
          {t("deckPage.menu.bulk")}
        </MenuItem>
        <MenuItem icon={<History className="icon" />} onSelect={() => onOpen("versions")}>
          {t("deckPage.menu.versions")}
        </MenuItem>
        <MenuItem icon={<Pencil className="icon" />} onSelect={() => onOpen("details")}>
          {t("forge.deck.edit")}
        </MenuItem>
        <MenuItem
          icon={<Copy className="icon" />}
          disabled={locked !== undefined || duplicate.isPending}
          onSelect={() =>
            duplicate.mutate(id, {
              onSuccess: (copy) => {
                toast.done(t("deckPage.menu.duplicated"));
                void navigate({
                  to: pagePath(language, "deck", copy.id),
                });
              },
              onError: fail,
            })
          }
        >
          {t("deckPage.menu.duplicate")}
        </MenuItem>
        <MenuItem
          tone="danger"
          icon={<Trash2 className="icon" />}
          disabled={editLocked !== undefined}
          onSelect={() => onOpen("remove")}
        >
          {t("deckPage.menu.delete")}
        </MenuItem>
      </Menu>
      <EditDialog deck={opened === "details" ? deck : null} onClose={close} />
      <BulkDialog open={opened === "bulk"} onClose={close} />
      <VersionsDialog open={opened === "versions"} onClose={close} />
      <ListDialog open={opened === "view"} onClose={close} />
      <ShareDialog open={opened === "share"} onClose={close} />
      <TableDialog open={opened === "present"} onClose={close} />
      <HandDialog open={opened === "hand"} onClose={close} />
      <ConfirmDialog
        open={opened === "remove"}
        onClose={close}
        title={t("deckPage.remove.title")}
        message={
          count === 0
            ? t("deckPage.remove.text", { name })
            : t("deckPage.remove.textDiscussions", { name, count })
        }
        action={t("deckPage.remove.action")}
        onConfirm={() => {
          close();
          removeUndoably({
            ids: [id],
            kind: "deck",
            text: t("deckPage.remove.done"),
            remove: () => remove.mutateAsync([id]),
          });
          void navigate({ to: pagePath(language, "forge"), replace: true });
        }}
      />
    </div>
  );
}
