import { useText } from "../../../../lib/text/text.tsx";
import { Dialog } from "../../../../ui/index.ts";
import { startingLifeOf } from "../../model/formats.ts";
import type { Setup } from "../../model/game.ts";
import type { SheetProps } from "../board/sheet-name.ts";
import { SetupForm } from "./setup-form.tsx";

/** Another game at the same table. Undo brings the one before back. */
export function SetupDialog({
  table: { game },
  open,
  onClose,
  onStart,
}: SheetProps & { onStart: (setup: Setup) => void }) {
  const { t } = useText();
  const { format, players } = game;
  return (
    <Dialog open={open} onClose={onClose} title={t("table.setup.title")} width="30rem">
      <div className="dialog-body stack">
        <p className="small soft">{t("table.setup.undoable")}</p>
        {open && (
          <SetupForm
            onStart={onStart}
            before={{
              format,
              life: startingLifeOf(format, players.length),
              names: players.map(({ name }) => name),
            }}
          />
        )}
      </div>
    </Dialog>
  );
}
