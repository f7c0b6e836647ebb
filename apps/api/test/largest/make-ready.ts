import type { Things } from "../authorization/things.ts";
import type { Request } from "./requests.ts";
import { deckLines } from "./texts.ts";

/** Sends a request, which must succeed, and reads its answer. */
type Send = (
  method: string,
  path: string,
  body?: unknown,
) => Promise<{ readonly revision: number }>;

/**
 * Makes a deck ready for an edit that changes all of it: an edit names the revision that it was made on, and
 * there must be something to undo.
 *
 * @returns the deck's revision; 0 for a request that edits no deck
 */
export const prepareDeck = async (
  { before }: Pick<Request, "before">,
  { deck }: Things,
  send: Send,
): Promise<number> => {
  if (before === undefined) return 0;
  const path = `/api/decks/${deck}`;
  let { revision } = await send("GET", path);
  for (const step of before)
    ({ revision } =
      step === "edit"
        ? await send("PATCH", path, { revision, cards: deckLines(1000) })
        : await send("POST", `${path}/undo`, { revision }));
  return revision;
};
