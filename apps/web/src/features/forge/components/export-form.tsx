import type { DeckListItem } from "@spellwright/contract";
import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useId, useState } from "react";
import { errorSentence } from "../../../lib/http/api-error.ts";
import { DECK_EXPORT_FORMATS } from "../../../lib/http/contract.static.ts";
import { useText } from "../../../lib/text/text.tsx";
import { Banner, Button, Select, toast } from "../../../ui/index.ts";
import { type DeckFileFormat, exportAllDecks, exportDeck } from "../api/export-decks.ts";

export interface ExportFormProps {
  /** Null: all decks. */
  deck: Pick<DeckListItem, "id" | "name"> | null;
  onClose: () => void;
}

/** Asks for the format of the file, and downloads it. */
export function ExportForm({ deck, onClose }: ExportFormProps) {
  const { t, language } = useText();
  const id = useId();
  const [format, setFormat] = useState<DeckFileFormat>(DECK_EXPORT_FORMATS[0]);
  const download = useMutation({
    mutationFn: () => {
      if (deck !== null) return exportDeck(deck.id, format, language);
      return exportAllDecks(format === "image" ? DECK_EXPORT_FORMATS[0] : format, language);
    },
    onSuccess: () => {
      toast.done(t("forge.export.downloaded"));
      onClose();
    },
  });
  return (
    <>
      <div className="dialog-body stack">
        {download.error !== null && (
          <Banner tone="danger">{errorSentence(download.error, language)}</Banner>
        )}
        {deck === null && <p className="small soft">{t("forge.export.textAll")}</p>}
        <div className="field">
          <label className="field-label" htmlFor={id}>
            {t("forge.export.format")}
          </label>
          <Select
            id={id}
            value={format}
            onChange={(written) =>
              setFormat(DECK_EXPORT_FORMATS.find((each) => each === written) ?? "image")
            }
          >
            {DECK_EXPORT_FORMATS.map((each) => (
              <option key={each} value={each}>
                {t(`deckPage.export.formats.${each}`)}
              </option>
            ))}
            {deck !== null && <option value="image">{t("forge.export.image")}</option>}
          </Select>
        </div>
      </div>
      <div className="dialog-foot">
        <Button variant="quiet" onClick={onClose}>
          {t("common.cancel")}
        </Button>
        <Button variant="primary" busy={download.isPending} onClick={() => download.mutate()}>
          {!download.isPending && <Download className="icon" />}
          {t(download.isPending ? "forge.export.downloading" : "forge.export.download")}
        </Button>
      </div>
    </>
  );
}
