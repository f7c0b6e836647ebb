import { useState } from "react";
import { client } from "../../../lib/http/api.ts";
import { errorSentence } from "../../../lib/http/api-error.ts";
import { useText } from "../../../lib/text/text.tsx";
import { isTooLarge, REQUEST_MAX_KB } from "../model/import-form.ts";
import { contentOf } from "../model/read-file.ts";

/**
 * Reads files of lists in any encoding: UTF-8 here, others by the server (IMP-02).
 *
 * @param onText with what the file says, and its name
 */
export const useListFile = (onText: (text: string, fileName: string) => void) => {
  const { t, language } = useText();
  const [isReading, setIsReading] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const textOf = async (file: File): Promise<string | null> => {
    const tooLarge = t("deckImport.tooLarge", { max_kb: REQUEST_MAX_KB });
    if (file.size > REQUEST_MAX_KB * 1024) {
      setError(tooLarge);
      return null;
    }
    const content = contentOf(new Uint8Array(await file.arrayBuffer()));
    if (isTooLarge(content)) {
      setError(tooLarge);
      return null;
    }
    return "text" in content ? content.text : (await client.decks.parse(content)).text;
  };

  const read = async (file: File) => {
    setIsReading(true);
    setError(null);
    try {
      const text = await textOf(file);
      if (text !== null) onText(text, file.name);
    } catch (failure) {
      setError(
        failure instanceof DOMException
          ? t("deckImport.fileFailed")
          : errorSentence(failure, language),
      );
    }
    setIsReading(false);
  };
  return { read, isReading, error };
};
