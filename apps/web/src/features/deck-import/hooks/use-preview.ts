import type { DeckFormat, ParsedDeck } from "@spellwright/contract";
import { useEffect, useState } from "react";
import { client } from "../../../lib/http/api.ts";
import { useDebounced } from "../../../lib/page/use-debounced.ts";
import { useText } from "../../../lib/text/text.tsx";
import { isTooLarge } from "../model/import-form.ts";
import { cachedParse, cacheParse } from "../model/parse-cache.ts";

/** A preview follows the typing, but waits for a pause. */
const TYPING_PAUSE_MS = 400;

/** What the list would become (IMP-11). */
export interface Preview {
  /** Of the text as it was last read. Null before, and for an empty one. */
  readonly parsed: ParsedDeck | null;
  /** The text has changed since. */
  readonly isReading: boolean;
  readonly error: unknown;
}

interface Reading {
  readonly key: string;
  readonly parsed: ParsedDeck | null;
  readonly error: unknown;
}

const UNREAD: Reading = { key: "", parsed: null, error: null };
const keyOf = (text: string, format: DeckFormat | null) => `${format ?? ""}\n${text}`;

/** Reads the list as it is written. An answer that comes too late is given up. */
export const usePreview = (text: string, format: DeckFormat | null): Preview => {
  const { language } = useText();
  const [reading, setReading] = useState<Reading>(UNREAD);
  const settled = useDebounced(text, TYPING_PAUSE_MS);
  useEffect(() => {
    const key = keyOf(settled, format);
    const input = { text: settled, ...(format === null ? {} : { format }) };
    if (settled.trim() === "" || isTooLarge(input)) {
      setReading({ key, parsed: null, error: null });
      return;
    }
    const list = { text: settled, format, language };
    const kept = cachedParse(list, Date.now());
    if (kept !== null) {
      setReading({ key, parsed: kept, error: null });
      return;
    }
    const controller = new AbortController();
    client.decks.parse(input, { signal: controller.signal }).then(
      (parsed) => {
        cacheParse(list, parsed, Date.now());
        setReading({ key, parsed, error: null });
      },
      (error: unknown) => {
        if (!controller.signal.aborted) setReading({ key, parsed: null, error });
      },
    );
    return () => controller.abort();
  }, [settled, format, language]);
  const isReading = text.trim() !== "" && reading.key !== keyOf(text, format);
  return {
    parsed: text.trim() === "" ? null : reading.parsed,
    isReading,
    error: reading.error,
  };
};
