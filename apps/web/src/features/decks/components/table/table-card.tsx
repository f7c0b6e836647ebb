import { Image } from "lucide-react";
import { useState } from "react";
import { usePartTexts } from "../../../../lib/text/part-texts.ts";
import { useText } from "../../../../lib/text/text.tsx";
import { Banner, Button, toast } from "../../../../ui/index.ts";
import { useDeckEditor } from "../../hooks/use-deck-editor.tsx";
import { useTablePicture } from "../../hooks/use-table-picture.ts";
import { tableCard } from "../../model/table-card-lines.ts";
import listText from "../list-text.module.css";

/** The card for the talk before a game, as text. */
export function TableCard() {
  usePartTexts("deckTools");
  const { t, language } = useText();
  const { deck } = useDeckEditor();
  const give = useTablePicture();
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
        <Button onClick={() => void give(deck.name, lines)}>
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
