import type { DeckExportFormat } from "@spellwright/contract";
import { errorSentence } from "../../../lib/http/api-error.ts";
import { downloadFile } from "../../../lib/page/download-file.ts";
import { useText } from "../../../lib/text/text.tsx";
import { toast } from "../../../ui/index.ts";
import { exportPath, imagePath, readDeckText } from "../api/deck-text.ts";
import { useDeckEditor } from "./use-deck-editor.tsx";

/** Takes the deck out: as a file, as an image, to the clipboard (FOR-07). */
export const useExport = () => {
  const { t, language } = useText();
  const { deck } = useDeckEditor();
  const fail = (error: unknown) => toast.failed(errorSentence(error, language));
  return {
    download: (format: DeckExportFormat) =>
      downloadFile(exportPath(deck.id, format), "deck.txt", language).catch(fail),
    downloadImage: () => downloadFile(imagePath(deck.id), "deck.png", language).catch(fail),
    /** Resolves to whether the browser let it be copied. */
    copy: async (text: string): Promise<boolean> => {
      try {
        await navigator.clipboard.writeText(text);
        toast.copied(t("deckPage.viewer.copied"));
        return true;
      } catch {
        return false;
      }
    },
    /** The list as plain text. Null when it could not be read, which is then told. */
    read: (): Promise<string | null> =>
      readDeckText(deck.id, "plain", language).catch((error: unknown) => {
        fail(error);
        return null;
      }),
  };
};
