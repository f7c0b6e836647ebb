import { Redo2, Undo2 } from "lucide-react";
import { useText } from "../../../../lib/text/text.tsx";
import { Button, Dialog } from "../../../../ui/index.ts";
import { describeEvent } from "../../model/describe-event.ts";
import { redo, undo } from "../../model/game-log.ts";
import { changeTable } from "../../model/table-store.ts";
import type { SheetProps } from "../board/sheet-name.ts";
import styles from "./history-dialog.module.css";

/** Everything that happened, the newest first. The last of it can be taken back, again and again. */
export function HistoryDialog({ table: { log, nameOf }, open, onClose }: SheetProps) {
  const { t } = useText();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("table.history.title")}
      width="30rem"
      actions={
        <>
          <Button disabled={log.undone.length === 0} onClick={() => changeTable(() => redo(log))}>
            <Redo2 className="icon" />
            {t("table.history.redo")}
          </Button>
          <Button
            variant="primary"
            disabled={log.entries.length === 0}
            onClick={() => changeTable(() => undo(log))}
          >
            <Undo2 className="icon" />
            {t("table.history.undo")}
          </Button>
        </>
      }
    >
      <div className="dialog-body">
        {log.entries.length === 0 ? (
          <p className="soft">{t("table.history.empty")}</p>
        ) : (
          <ol className={styles.entries}>
            {log.entries.toReversed().map(({ event, at }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: counted from the oldest, which stays
              <li key={`${at}.${log.entries.length - index}`}>{describeEvent(event, t, nameOf)}</li>
            ))}
          </ol>
        )}
      </div>
    </Dialog>
  );
}
