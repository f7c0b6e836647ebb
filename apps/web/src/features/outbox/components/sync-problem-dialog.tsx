import type { Side } from "../../../lib/offline/outbox/decks/merge-decks.ts";
import { resolveConflict } from "../../../lib/offline/outbox/resolve-sync-problem.ts";
import type { SyncProblem } from "../../../lib/offline/outbox/store.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Button, Dialog } from "../../../ui/index.ts";
import type { UnsyncedThing } from "../hooks/use-sync-problem.ts";
import { ConflictTable } from "./conflict-table.tsx";
import { RefusedDialog } from "./refused-dialog.tsx";

interface SyncProblemDialogProps {
  /** Null while it is closed. */
  troubled: UnsyncedThing | null;
  onClose: () => void;
}

/** What its person decides before edits of a thing are sent. */
export function SyncProblemDialog({ troubled, onClose }: SyncProblemDialogProps) {
  const trouble = troubled?.thing.trouble;
  if (troubled === null || trouble === undefined) return null;
  return trouble.kind === "refused" ? (
    <RefusedDialog troubled={troubled} trouble={trouble} onClose={onClose} />
  ) : (
    <ConflictDialog troubled={troubled} trouble={trouble} onClose={onClose} />
  );
}

interface ConflictDialogProps {
  troubled: UnsyncedThing;
  trouble: Exclude<SyncProblem, { kind: "refused" }>;
  onClose: () => void;
}

/** Both sides beside each other. Nothing is sent before one is chosen. */
function ConflictDialog({ troubled, trouble, onClose }: ConflictDialogProps) {
  const { t } = useText();
  const { outbox, thing } = troubled;
  const isDeletion = trouble.kind === "deletion";
  const end = (side: Side) => void resolveConflict(outbox, thing, side).then(onClose);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(isDeletion ? "outbox.deletion.title" : "outbox.conflict.title", {
        name: thing.name,
      })}
      role="alertdialog"
      width="34rem"
      actions={
        <>
          <Button onClick={() => end("theirs")}>
            {t(isDeletion ? "outbox.deletion.keep" : "outbox.conflict.keepTheirs")}
          </Button>
          <Button variant={isDeletion ? "danger-fill" : "primary"} onClick={() => end("mine")}>
            {t(isDeletion ? "outbox.deletion.remove" : "outbox.conflict.keepMine")}
          </Button>
        </>
      }
    >
      <div className="dialog-body stack">
        <p className="soft">{t(isDeletion ? "outbox.deletion.text" : "outbox.conflict.lead")}</p>
        {!isDeletion && <ConflictTable outbox={outbox} thing={thing} trouble={trouble} />}
      </div>
    </Dialog>
  );
}
