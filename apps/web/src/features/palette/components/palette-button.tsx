import { Search } from "lucide-react";
import { useText } from "../../../lib/text/text.tsx";
import { IconButton } from "../../../ui/index.ts";
import { openPalette } from "../model/palette-opening.ts";

/** Opens the palette without a keyboard. */
export function PaletteButton() {
  const { t } = useText();
  return (
    <IconButton
      label={t("search.palette.title")}
      aria-keyshortcuts="Control+K Meta+K"
      aria-haspopup="dialog"
      onClick={() => openPalette("button")}
    >
      <Search className="icon" />
    </IconButton>
  );
}
