import type { DeckExportFormat } from "@spellwright/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { errorSentence } from "../../../../lib/http/api-error.ts";
import { DECK_EXPORT_FORMATS } from "../../../../lib/http/contract.static.ts";
import { useText } from "../../../../lib/text/text.tsx";
import { Banner, Button, Skeleton } from "../../../../ui/index.ts";
import { Select } from "../../../../ui/select.tsx";
import { readDeckText } from "../../api/deck-text.ts";
import { useDeckEditor } from "../../hooks/use-deck-editor.tsx";
import { useExport } from "../../hooks/use-export.ts";
import { DeckDialog, type OpeningProps } from "../deck-dialog.tsx";
import listText from "../list-text.module.css";

/** The list as text, in any form, to be read, copied or downloaded (FOR-07). */
export function ListDialog({ open, onClose }: OpeningProps) {
  const { t } = useText();
  return (
    <DeckDialog open={open} onClose={onClose} title={t("deckPage.viewer.title")} width="40rem">
      <ListText />
    </DeckDialog>
  );
}

function ListText() {
  const { t, language } = useText();
  const { deck } = useDeckEditor();
  const { download, copy } = useExport();
  const [format, setFormat] = useState<DeckExportFormat>("plain");
  const [refused, setRefused] = useState(false);
  const { data: text, error } = useQuery({
    queryKey: ["deck-text", deck.id, deck.revision, format],
    queryFn: () => readDeckText(deck.id, format, language),
  });
  return (
    <>
      <div className="dialog-body stack">
        <Select
          label={t("deckPage.viewer.format")}
          value={format}
          onChange={(value) =>
            setFormat(DECK_EXPORT_FORMATS.find((each) => each === value) ?? "plain")
          }
        >
          {DECK_EXPORT_FORMATS.map((each) => (
            <option key={each} value={each}>
              {t(`deckPage.export.formats.${each}`)}
            </option>
          ))}
        </Select>
        {refused && <Banner tone="warn">{t("deckPage.viewer.copyFailed")}</Banner>}
        {error !== null && <Banner tone="danger">{errorSentence(error, language)}</Banner>}
        {text === undefined && error === null && (
          <Skeleton widths={["60%", "50%", "70%", "40%"]} label={t("deckPage.viewer.loading")} />
        )}
        {text !== undefined && (
          <textarea
            className={listText.text}
            readOnly
            value={text}
            rows={16}
            spellCheck={false}
            aria-label={t("deckPage.viewer.text")}
          />
        )}
      </div>
      <div className="dialog-foot">
        <Button onClick={() => void download(format)}>{t("deckPage.viewer.download")}</Button>
        <Button
          variant="primary"
          disabled={text === undefined}
          onClick={() => {
            if (text !== undefined) void copy(text).then((copied) => setRefused(!copied));
          }}
        >
          {t("deckPage.viewer.copy")}
        </Button>
      </div>
    </>
  );
}
