import type { DeckDifference, DecklistProblem } from "@spellwright/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api, client } from "../../../lib/http/api.ts";
import { ApiError, errorSentence } from "../../../lib/http/api-error.ts";
import { readStored, writeStored } from "../../../lib/storage/storage.ts";
import { useText } from "../../../lib/text/text.tsx";
import { useDeckEditor } from "./use-deck-editor.tsx";

interface Preview {
  readonly differences: readonly DeckDifference[];
  readonly problems: readonly DecklistProblem[];
}

/**
 * A deck edited as text: what is typed is kept on this device until it is applied, and nothing is
 * applied before its differences were seen, against the deck as it then is.
 */
export const useBulkEdit = (onApplied: () => void) => {
  const { language } = useText();
  const { deck, keep } = useDeckEditor();
  const { id } = deck;
  const key = `deck-text.${id}`;
  const [typed, setTyped] = useState(() => readStored(key));
  const [resumed, setResumed] = useState(typed !== null);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [changed, setChanged] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const read = useQuery({
    ...api.decks.text.queryOptions({ input: { id } }),
    // Of this very opening: an old text would take back edits made since.
    staleTime: 0,
    gcTime: 0,
  });
  const text = typed ?? read.data?.text;
  const write = (next: string | null) => {
    setTyped(next);
    writeStored(key, next);
    setPreview(null);
    setFailure(null);
  };
  /** The deck's revision, read again when another edit came in between. */
  const call = async (apply: boolean, revision: number): Promise<void> => {
    if (text === undefined) return;
    try {
      const answer = await client.decks.bulkEdit({ id, revision, text, apply });
      if (answer.deck === null) setPreview(answer);
      else {
        keep(answer.deck);
        writeStored(key, null);
        onApplied();
      }
    } catch (error) {
      if (!(error instanceof ApiError && error.code === "DECK_CHANGED")) throw error;
      const now = await client.decks.read({ id });
      keep(now);
      setChanged(true);
      await call(false, now.revision);
    }
  };
  const run = (apply: boolean) => {
    setBusy(true);
    setFailure(null);
    call(apply, deck.revision)
      .catch((error: unknown) => setFailure(errorSentence(error, language)))
      .finally(() => setBusy(false));
  };
  return {
    text,
    failure: failure ?? (read.error === null ? null : errorSentence(read.error, language)),
    /** The text is one that was typed before and not applied. */
    resumed,
    changed,
    busy,
    preview,
    write,
    reset: () => {
      write(null);
      setResumed(false);
    },
    look: () => run(false),
    apply: () => run(true),
    back: () => setPreview(null),
  };
};
