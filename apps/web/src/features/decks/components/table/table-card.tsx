import { Image } from "lucide-react";
import { useState } from "react";
import { saveFile } from "../../../../lib/page/download-file.ts";
import { usePartTexts } from "../../../../lib/text/part-texts.ts";
import { useText } from "../../../../lib/text/text.tsx";
import { Banner, Button, toast } from "../../../../ui/index.ts";
import { useDeckEditor } from "../../hooks/use-deck-editor.tsx";
import { drawTableCard } from "../../model/draw-table-card.ts";
import { tableCard } from "../../model/table-card-lines.ts";
import listText from "../list-text.module.css";

/** The card for the talk before a game, as text. */
export function TableCard() {
  usePartTexts("deckTools");
  const { t, language } = useText();
  const { deck } = useDeckEditor();
  const [refused, setRefused] = useState(false);
  const lines = tableCard(deck, t, language);
  const text = lines.join("\n");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.copied(t("deckTools.table.copied"));
    } catch {
      setRefused(true);
    }
  };
  const give = async () => {
    const picture = await drawTableCard(lines, t("common.productName"));
    if (picture === null) return toast.failed(t("deckTools.table.notDrawn"));
    const file = new File([picture], "deck.png", { type: picture.type });
    if (navigator.canShare?.({ files: [file] })) {
      // Whoever closes the sheet wanted nothing.
      await navigator.share({ files: [file], title: deck.name }).catch(() => undefined);
    } else saveFile(picture, `${deck.name}.png`);
  };
  return (
    <>
      <div className="dialog-body stack">
        {refused && <Banner tone="warn">{t("deckPage.viewer.copyFailed")}</Banner>}
        <textarea
          className={listText.text}
          readOnly
          rows={8}
          value={text}
          aria-label={t("deckPage.menu.present")}
        />
      </div>
      <div className="dialog-foot">
        <Button onClick={() => void give()}>
          <Image className="icon" />
          {t("deckTools.table.image")}
        </Button>
        <Button variant="primary" onClick={() => void copy()}>
          {t("deckPage.viewer.copy")}
        </Button>
      </div>
    </>
  );
}
