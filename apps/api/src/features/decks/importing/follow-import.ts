import { createHash } from "node:crypto";
import type { ImportEvent } from "@spellwright/contract";
import { AppError, describeError, sentenceOf, toAppError } from "../../../http/index.ts";
import { yieldToRequests } from "../../../runtime/time-slices.ts";
import type { DecksParts } from "../decks-parts.ts";
import { readDeckRows } from "../reading/read-deck-rows.ts";
import { findRequestedDeck } from "../request-queries.ts";
import { type ImportCall, type ImportRequest, importDeck, progressOf } from "./import-deck.ts";

/** SHA-256 of what a request asks for: the order of its fields does not count. */
export const importHash = (request: ImportRequest): string => {
  const { text, name, format, description, commanders, featuredCard } = request;
  const meaning = [text, name, format, description, commanders, featuredCard];
  return createHash("sha256")
    .update(JSON.stringify(meaning.map((part) => part ?? null)))
    .digest("hex");
};

/** The deck of an earlier request with the same id. */
const findRepeated = async (
  parts: DecksParts,
  { userId, repeat, language }: ImportCall,
): Promise<ImportEvent | undefined> => {
  if (repeat === undefined) return undefined;
  const made = await findRequestedDeck(parts.database, userId, repeat.id);
  if (made === undefined) return undefined;
  if (made.hash !== repeat.hash) throw new AppError("REQUEST_ID_CONFLICT");
  return {
    type: "complete",
    ...progressOf("complete"),
    deck: await readDeckRows(parts, userId, made.id, language),
    problems: [],
    repeated: true,
  };
};

/** Events as they come, for one reader. What comes before it reads is kept. */
const createQueue = () => {
  const events: ImportEvent[] = [];
  let wake = () => {};
  return {
    put(event: ImportEvent) {
      events.push(event);
      wake();
    },
    async *read(): AsyncGenerator<ImportEvent> {
      for (;;) {
        const event = events.shift();
        if (event === undefined)
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
        else {
          yield event;
          if (event.type !== "progress") return;
        }
      }
    },
  };
};

/**
 * Imports a deck and tells its steps as they begin. The import does not depend on its reader: when the
 * connection breaks it goes on, and a repeat of the request gets its deck.
 *
 * @throws AppError REQUEST_ID_CONFLICT, and when the database is away: before the first event
 */
export const followImport = async (
  parts: DecksParts,
  call: ImportCall,
): Promise<AsyncGenerator<ImportEvent>> => {
  const queue = createQueue();
  const repeated = await findRepeated(parts, call);
  queue.put({ type: "progress", ...progressOf("testing_connection") });
  const finish = async (): Promise<ImportEvent> => {
    const complete = repeated ?? (await importDeck(parts, call, queue.put));
    // Another request with the same id was faster.
    const made = complete ?? (await findRepeated(parts, call));
    if (made === undefined) throw new Error("an import neither made nor found its deck");
    // A long deck takes a while to be written: others are answered in between.
    await yieldToRequests();
    return made;
  };
  finish().then(queue.put, (thrown: unknown) => {
    const error = toAppError(thrown);
    if (error.status >= 500) parts.log.error({ error: describeError(error) }, "an import failed");
    const { code, params } = error;
    queue.put({ type: "error", code, params, error: sentenceOf(error, call.language) });
  });
  return queue.read();
};
