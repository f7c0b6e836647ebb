import { lazyPart } from "../../../lib/page/lazy-part.ts";
import { useShortcut } from "../../../lib/page/use-shortcut.ts";
import { Overlay } from "../../../ui/index.ts";
import { closeShortcuts, openShortcuts, useShortcutsOpen } from "../model/shortcuts-opening.ts";

const ShortcutsDialog = lazyPart(() => import("./shortcuts-dialog.tsx"), "ShortcutsDialog");

/** Where the sheet of shortcuts appears (`?`). Its code arrives at first opening. */
export function ShortcutsHost() {
  const open = useShortcutsOpen();
  useShortcut("?", openShortcuts);
  return (
    <Overlay open={open} onClose={closeShortcuts}>
      <ShortcutsDialog open={open} onClose={closeShortcuts} />
    </Overlay>
  );
}
