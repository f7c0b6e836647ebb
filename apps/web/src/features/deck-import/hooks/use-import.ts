import type { DeckWithCards, ImportEvent } from "@spellwright/contract";
import { useRef, useState } from "react";
import { client } from "../../../lib/http/api.ts";
import { toCallError } from "../../../lib/http/api-error.ts";
import { newRequestId } from "../../../lib/http/request-id.ts";
import { useText } from "../../../lib/text/text.tsx";
import type { ImportRequest } from "../model/import-form.ts";
import { type ImportProgress, progressOf } from "../model/import-progress.ts";

type ImportRun =
  | { readonly status: "idle" }
  | { readonly status: "running" | "complete"; readonly progress: ImportProgress }
  /** The sentence to show. */
  | { readonly status: "failed"; readonly sentence: string };

const IDLE: ImportRun = { status: "idle" };

/** What ended an import. */
export type ImportOutcome =
  | { readonly kind: "made" | "cancelled"; readonly deck: DeckWithCards }
  | { readonly kind: "failed" }
  /** The person gave it up, but the deck could not be taken back. */
  | { readonly kind: "notCancelled"; readonly sentence: string };

/**
 * One import at a time, with the progress that the server tells (IMP-06). The same request keeps its id:
 * sent again after a broken connection, it gets the deck that the first one made.
 */
export const useImport = () => {
  const { language } = useText();
  const [run, setRun] = useState<ImportRun>(IDLE);
  const sent = useRef<{ body: string; id: string } | null>(null);
  const cancelled = useRef(false);

  const idOf = (request: ImportRequest): string => {
    const body = JSON.stringify(request);
    if (sent.current?.body !== body) sent.current = { body, id: newRequestId() };
    return sent.current.id;
  };

  const follow = async (request: ImportRequest): Promise<ImportEvent | null> => {
    let last: ImportEvent | null = null;
    for await (const event of await client.decks.import({ ...request, requestId: idOf(request) })) {
      last = event;
      if (event.type !== "error") {
        const status = event.type === "complete" ? "complete" : "running";
        if (!cancelled.current) setRun({ status, progress: progressOf(event) });
      }
    }
    return last;
  };

  const sentenceOf = (error: unknown): string => {
    const failure = toCallError(error, language);
    return failure instanceof Error ? failure.message : String(failure);
  };

  const end = (sentence: string): ImportOutcome => {
    if (cancelled.current) {
      setRun(IDLE);
      return { kind: "notCancelled", sentence };
    }
    setRun({ status: "failed", sentence });
    return { kind: "failed" };
  };

  return {
    run,
    reset: () => {
      sent.current = null;
      setRun(IDLE);
    },
    /** Gives up the import that runs: the deck is deleted as soon as the server has made it. */
    cancel: () => {
      cancelled.current = true;
      setRun(IDLE);
    },
    start: async (request: ImportRequest): Promise<ImportOutcome> => {
      cancelled.current = false;
      setRun({ status: "running", progress: { step: "testing_connection", percent: 0 } });
      try {
        const last = await follow(request);
        if (last?.type === "error") {
          // The same list may be wanted again after all: it is another request then.
          sent.current = null;
          if (!cancelled.current) return end(last.error);
          setRun(IDLE);
          return { kind: "failed" };
        }
        if (last?.type !== "complete")
          throw new TypeError("the stream ended before its last event");
        const { deck, repeated } = last;
        if (!cancelled.current) return { kind: "made", deck };
        if (!repeated) await client.decks.remove({ id: deck.id });
        sent.current = null;
        return { kind: "cancelled", deck };
      } catch (error) {
        return end(sentenceOf(error));
      }
    },
  };
};
