import { useState } from "react";
import { usePartTexts } from "../../../../lib/part-texts.ts";
import { useText } from "../../../../lib/text.tsx";
import { Banner, Button, toast } from "../../../../ui/index.ts";
import { useDeckEditor } from "../../hooks/use-deck-editor.tsx";
import { tableCard } from "../../model/table-card.ts";
import listText from "../list-text.module.css";

/** The card for the talk before a game, as text. */
export function TableCard() {
  usePartTexts("deckTools");
  const { t, language } = useText();
  const { deck } = useDeckEditor();
  const [refused, setRefused] = useState(false);
  const text = tableCard(deck, t, language).join("\n");
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
        <Button variant="primary" onClick={() => void copy()}>
          {t("deckPage.viewer.copy")}
        </Button>
      </div>
    </>
  );
}
