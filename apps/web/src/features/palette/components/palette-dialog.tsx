import { useText } from "../../../lib/text/text.tsx";
import { Dialog } from "../../../ui/index.ts";
import { closePalette } from "../model/palette-opening.ts";
import { PaletteSearch } from "./palette-search.tsx";

/** The palette. What was typed is forgotten when it closes. */
export function PaletteDialog({ open, byKey }: { open: boolean; byKey: boolean }) {
  const { t } = useText();
  return (
    <Dialog
      open={open}
      onClose={closePalette}
      title={t("search.palette.title")}
      quietTitle
      byKey={byKey}
      width="40rem"
    >
      {open && <PaletteSearch />}
    </Dialog>
  );
}
