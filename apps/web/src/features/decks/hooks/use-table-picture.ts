import { saveFile } from "../../../lib/page/download-file.ts";
import { useText } from "../../../lib/text/text.tsx";
import { toast } from "../../../ui/index.ts";
import { drawTableCard } from "../model/draw-table-card.ts";

/** Draws what is told of a deck, and hands the picture to what the device shares with, else to its files. */
export const useTablePicture = () => {
  const { t } = useText();
  return async (name: string, lines: readonly string[]): Promise<void> => {
    const picture = await drawTableCard(lines, t("common.productName"));
    if (picture === null) {
      toast.failed(t("deckTools.table.notDrawn"));
      return;
    }
    const file = new File([picture], "deck.png", { type: picture.type });
    if (navigator.canShare?.({ files: [file] })) {
      // Whoever closes the sheet wanted nothing.
      await navigator.share({ files: [file], title: name }).catch(() => undefined);
    } else saveFile(picture, `${name}.png`);
  };
};
