import type { DeckDetail } from "@spellwright/contract";
import { TriangleAlert } from "lucide-react";
import { useState } from "react";
import { useText } from "../../../lib/text/text.tsx";
import { DeckDialog } from "./deck-dialog.tsx";
import styles from "./format-tag.module.css";
import { LegalityReasons } from "./summary/legality.tsx";

/** The format of the deck on screen. Where it may not be played there, a button that says why and what mends it. */
export function FormatTag({ deck }: { deck: Pick<DeckDetail, "format" | "legality"> }) {
  const { t } = useText();
  const [open, setOpen] = useState(false);
  const format = t(`decks.formats.${deck.format}`);
  const close = () => setOpen(false);
  return (
    <>
      {deck.legality.status === "illegal" ? (
        <button
          type="button"
          className={`tag ${styles.illegal}`}
          aria-haspopup="dialog"
          aria-label={t("deckPage.legality.illegal", { format })}
          onClick={() => setOpen(true)}
        >
          <TriangleAlert className="icon icon-small" />
          {format}
        </button>
      ) : (
        <span className="tag">{format}</span>
      )}
      <DeckDialog open={open} onClose={close} title={t("deckPage.legality.title")} width="27rem">
        <div className="dialog-body">
          <LegalityReasons legality={deck.legality} />
        </div>
      </DeckDialog>
    </>
  );
}
