import { useEffect } from "react";
import { lazyPart } from "../../../lib/page/lazy-part.ts";
import { withTexts } from "../../../lib/text/part-texts.ts";
import { Overlay } from "../../../ui/index.ts";
import { closePalette, openPalette, usePaletteRequest } from "../model/palette-opening.ts";

const PaletteDialog = lazyPart(
  withTexts("later", () => import("./palette-dialog.tsx")),
  "PaletteDialog",
);

/** Another dialog or menu has the keyboard to itself. */
const isCovered = (): boolean =>
  document.querySelector("[role=dialog], [role=alertdialog], [role=menu]") !== null;

/** Where the palette appears (Ctrl+K, Cmd+K, also while writing). Its code arrives at first opening. */
export function PaletteHost() {
  const request = usePaletteRequest();
  const open = request !== null;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey || event.isComposing || event.defaultPrevented) return;
      // The browser's own search stays away even where the palette does not open.
      event.preventDefault();
      if (open) closePalette();
      else if (!isCovered()) openPalette("key");
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [open]);
  return (
    <Overlay open={open} onClose={closePalette}>
      <PaletteDialog open={open} byKey={request === "key"} />
    </Overlay>
  );
}
